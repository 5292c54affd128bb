import type { Readable } from 'node:stream'
import type { Database } from '../app/database/tables.server'
import { minorUnitsOf, plainMoney, shopCurrency } from '../app/texts/currency.server'

export interface Command {
  usage: string
  about: string
  /** It checks by itself that no other process has the data open. */
  alone?: boolean
  /** Other commands refuse a DATA_DIR without a database. */
  creates?: boolean
  /** Gives the exit code. Throws UsageError on arguments that do not fit `usage`. */
  run(args: string[], context: CommandContext): Promise<number>
  /** In place of `run` where the database cannot be opened; `line` says why. */
  broken?(args: string[], line: string, out: Omit<CommandContext, 'db'>): Promise<number>
}

export interface CommandContext {
  db: Database
  print(line: string): void
  warn(line: string): void
  /** Where answers come from, by default the keyboard or a pipe. */
  input?: Readable
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

/** An amount above 0 in the shop's currency or the given one, as minor units. */
export function readCents(text: string, name: string, currency = shopCurrency()) {
  const units = minorUnitsOf(currency)
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? []
  const cents = Math.round(Number(text) * units)
  const fits = whole && 10 ** fraction.length <= units && cents > 0 && cents <= MOST
  if (!fits)
    throw new UsageError(
      `${name} is an amount such as ${Math.min(5, units)} or ${plainMoney(units * 7.5, currency)}, not "${text}"`,
    )
  return cents
}
