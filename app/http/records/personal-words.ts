const ADDRESS = /[^\s<>"'(),;:=]+@[^\s<>"'(),;:=]+/g
/** A database puts a refused value in quotes, and JSON.parse a piece of what it was given. */
const QUOTED = /(?<!\b(?:constraint|column|relation|table|type|function|database|role) )"[^"]*"/g
/** As long as a link's secret, with a digit: names of code have none. */
const SECRET = /\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{18,}/g
const NUMBER = /\+?\d[\d\s()./-]{6,}\d/g

/** Also inside sentences, such as a mail server's refusal, which names who was written to. */
export const withoutAddresses = (text: string) => text.replace(ADDRESS, '***@***')

/** A message of an error, which may hold what a customer typed. */
export const withoutPersonal = (text: string) =>
  withoutAddresses(text).replace(QUOTED, '"***"').replace(SECRET, '***').replace(NUMBER, '***')
