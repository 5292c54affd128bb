const NAME = /^(?:[\p{L}\p{M} ,'’-]|\.(?= |$))+$/u

/**
 * Whether a text could be a person's name: without digits, signs and anything a mail program would
 * make a link of. The receipt of a withdrawal carries it to an address that nobody has confirmed.
 */
export const readsAsName = (text: string) => text.length <= 60 && NAME.test(text)
