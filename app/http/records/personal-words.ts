const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g
/** A database puts a refused value in quotes, and JSON.parse a piece of its input. */
const QUOTED = /(?<!\b(?:constraint|column|relation|table|type|function|database|role) )"[^"]*"/g
/** Matches a secret of a link: long, with a digit, which names in code do not have. */
const SECRET = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{18,}/g
const NUMBER = /\+?\d[\d\s()./-]{6,}\d/g

/** Masks addresses, also inside sentences such as a mail server's refusal. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, '***@***')

/** Masks an error's message, which may hold what a customer typed. */
export const withoutPersonal = (text: string) =>
  withoutAddresses(text).replace(QUOTED, '"***"').replace(SECRET, '***').replace(NUMBER, '***')
