const NAME = /^(?:[\p{L}\p{M} ,'’-]|\.(?= |$))+$/u

/**
 * Tells whether a text could be a person's name: without digits, signs and all that a mail program
 * makes a link of. A withdrawal's receipt carries it to an address that nobody has confirmed.
 */
export const readsAsName = (text: string) => text.length <= 60 && NAME.test(text)
