import type { Database } from '../app/database/tables.server'

export interface Command {
  usage: string
  about: string
  /** It checks by itself that no other process has the data open. */
  alone?: boolean
  /** Other commands refuse a DATA_DIR without a database. */
  creates?: boolean
  /** Gives the exit code. Throws UsageError on arguments that do not fit `usage`. */
  run(args: string[], context: CommandContext): Promise<number>
}

export interface CommandContext {
  db: Database
  print(line: string): void
  warn(line: string): void
}

export class UsageError extends Error {}

export function required(value: string | undefined, name: string) {
  if (!value) throw new UsageError(`${name} is missing`)
  return value
}

/** What a column of either engine holds. */
const MOST = 2 ** 31 - 1

export function wholeNumber(text: string, name: string, least = 1) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > MOST)
    throw new UsageError(`${name} must be a whole number from ${least} to ${MOST}, not "${text}"`)
  return number
}

/** The first millisecond, UTC, of a day such as 2026-11-22. */
export function readDay(text: string, name: string) {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text)
    throw new UsageError(`${name} is a day such as 2026-11-22, not "${text}"`)
  return time
}

/** Dollars above 0, as cents. */
export function readCents(text: string, name: string) {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text) || Number(text) === 0)
    throw new UsageError(`${name} is an amount such as 5 or 7.50, not "${text}"`)
  return Math.round(Number(text) * 100)
}
