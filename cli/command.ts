import type { Database } from '../app/database/tables.server'

/** One command of the merchant's: `npm run shop -- {name} …`. */
export interface Command {
  /** What follows its name. */
  usage: string
  about: string
  /** It replaces the data, so it looks for itself that no other process has them open. */
  alone?: boolean
  /** It makes the database where there is none; the others refuse a DATA_DIR without one. */
  creates?: boolean
  /** Answers the exit code. Throws Misuse when it was not asked as `usage` says. */
  run(args: string[], shop: Shop): Promise<number>
}

/** What a command works with. */
export interface Shop {
  db: Database
  print(line: string): void
  /** For what went wrong, and progress. */
  warn(line: string): void
}

/** Shown with the command's usage; nothing was done. */
export class Misuse extends Error {}

/** The one argument that must be there. */
export function needed(value: string | undefined, name: string) {
  if (!value) throw new Misuse(`${name} is missing`)
  return value
}

/** What a column of either engine holds. */
const MOST = 2 ** 31 - 1

/** A whole number from `least` up. */
export function wholeNumber(text: string, name: string, least = 1) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > MOST)
    throw new Misuse(`${name} must be a whole number from ${least} to ${MOST}, not "${text}"`)
  return number
}
