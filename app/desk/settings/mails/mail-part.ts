const SHARED = /^\w+\.\w+$/

/** Returns which part of its mail a text is: `title` of `mails.orderPaid.title`. */
export const mailPart = (path: string) =>
  path.replace(SHARED.test(path) ? /^\w+\./ : /^\w+\.\w+\./, '')
