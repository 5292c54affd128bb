import type { Database } from '../app/database/tables.server'

export interface Command {
  usage: string
  about: string
  /** It replaces the data, so it looks for itself that no other process has them open. */
  alone?: boolean
  /** It makes the database where there is none; the others refuse a DATA_DIR without one. */
  creates?: boolean
  /** Gives the exit code. Throws UsageError on arguments that do not fit `usage`. */
  run(args: string[], context: CommandContext): Promise<number>
}

export interface CommandContext {
  db: Database
  print(line: string): void
  /** Errors and progress, to standard error. */
  warn(line: string): void
}

/** Thrown before anything was done; shown with the command's usage. */
export class UsageError extends Error {}

export function required(value: string | undefined, name: string) {
  if (!value) throw new UsageError(`${name} is missing`)
  return value
}

/** What a column of either engine holds. */
const MOST = 2 ** 31 - 1

/** A whole number from `least` up. */
export function wholeNumber(text: string, name: string, least = 1) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > MOST)
    throw new UsageError(`${name} must be a whole number from ${least} to ${MOST}, not "${text}"`)
  return number
}
