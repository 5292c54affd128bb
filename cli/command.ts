import type { Database } from '../app/database/tables.server'

export interface Command {
  usage: string
  about: string
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

/** A whole number from `least` up. */
export function wholeNumber(text: string, name: string, least = 1) {
  const number = Number(text)
  if (!Number.isSafeInteger(number) || number < least)
    throw new UsageError(`${name} must be a whole number from ${least} up, not "${text}"`)
  return number
}
