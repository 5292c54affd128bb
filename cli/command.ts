import type { Readable } from 'node:stream'
import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util'
import type { Database } from '../app/database/tables.server'
import { minorUnitsOf, plainMoney, shopCurrency } from '../app/texts/currency.server'

export interface Command {
  usage: string
  about: string
  /** True when it checks by itself that no other process has the data open. */
  alone?: boolean
  /** True when it may create a database; other commands refuse a DATA_DIR without one. */
  creates?: boolean
  /** Returns the exit code, if it is not 0. Throws NotDone, and UsageError where `usage` is not kept. */
  run(args: string[], context: CommandContext): Promise<number | undefined>
  /** Runs instead of `run` where the database cannot be opened; `line` says why. */
  broken?(args: string[], line: string, out: Omit<CommandContext, 'db'>): Promise<number>
}

export interface CommandContext {
  db: Database
  print(line: string): void
  warn(line: string): void
  /** The stream of answers; by default the keyboard or a pipe. */
  input?: Readable
}

export class UsageError extends Error {}

/** Says why a command changed nothing, or not all; its exit code is 1. */
export class NotDone extends Error {}

/** An option is given or not, takes a text, takes a text each time, or has a default text. */
type Option = 'flag' | 'text' | 'texts' | { default: string }
type Given<Options> = {
  [Name in keyof Options]: Options[Name] extends 'flag'
    ? boolean | undefined
    : Options[Name] extends 'text'
      ? string | undefined
      : Options[Name] extends 'texts'
        ? string[] | undefined
        : string
}

const parsable = (options: Readonly<Record<string, Option>>) =>
  Object.fromEntries(
    Object.entries(options).map(([name, option]): [string, ParseArgsOptionDescriptor] => [
      name,
      {
        type: option === 'flag' ? 'boolean' : 'string',
        multiple: option === 'texts',
        ...(typeof option === 'object' && option),
      },
    ]),
  )

/** Reads options where no other word is allowed. Throws on an unknown option. */
export function readOptions<const Options extends Record<string, Option>>(
  args: string[],
  options: Options,
) {
  return parseArgs({ args, options: parsable(options) }).values as Given<Options>
}

/** Reads options and the words between them. Throws on an unknown option. */
export function readWords<const Options extends Record<string, Option> = Record<never, never>>(
  args: string[],
  options = {} as Options,
) {
  const given = parseArgs({ args, allowPositionals: true, options: parsable(options) })
  return { values: given.values as Given<Options>, positionals: given.positionals }
}

export function required(value: string | undefined, name: string) {
  if (!value) throw new UsageError(`${name} is missing`)
  return value
}

/** Returns the only word that is given. Throws UsageError, with `tooMany` where there are several. */
export function onlyWord(words: string[], name: string, tooMany: string) {
  const word = required(words[0], name)
  if (words.length > 1) throw new UsageError(tooMany)
  return word
}

/** The largest number that a column of either engine holds. */
const MOST = 2 ** 31 - 1

export function wholeNumber(text: string, name: string, least = 1) {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < least || number > MOST)
    throw new UsageError(`${name} must be a whole number from ${least} to ${MOST}, not "${text}"`)
  return number
}

/** Reads an amount above 0 in the shop's currency, or the given one, into minor units. */
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

type Cell = string | number | null

/** Prints a table whose columns are made from a row, by their titles. */
export const printTable = <Row>(
  print: CommandContext['print'],
  rows: readonly Row[],
  columns: Record<string, (row: Row) => Cell>,
) => {
  const cellsOf = Object.values(columns)
  print(
    textTable(
      Object.keys(columns),
      rows.map((row) => cellsOf.map((cellOf) => cellOf(row))),
    ),
  )
}

export function textTable(head: string[], rows: Cell[][]) {
  const cells = rows.map((row) => row.map((cell) => oneLine(String(cell ?? ''))))
  const widths = head.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)),
  )
  const right = head.map(
    (_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'),
  )
  const lineOf = (row: string[]) =>
    row
      .map((cell, at) =>
        right[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [lineOf(head), ...cells.map(lineOf)].join('\n')
}

/** Removes control characters: in visitors' text they could move the cursor or break a row. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Formats `2026-11-21 18:05`, in UTC. */
export const minute = (time: number | string) =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ')

export const iso = <T extends number | null>(time: T) =>
  (time === null ? null : new Date(time).toISOString()) as T extends null ? null : string

export const printJson = (print: (line: string) => void, value: unknown) =>
  print(JSON.stringify(value, null, 2))

/** Returns similar names, nearest first; at most a third of the letters may differ. */
export function nearNames(typed: string, names: string[], most = 3) {
  const limit = Math.max(1, Math.floor(typed.length / 3))
  return names
    .map((name) => ({ name, distance: distanceBetween(typed, name) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name)
}

/** Returns the Levenshtein distance. */
function distanceBetween(a: string, b: string) {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1]
    for (let at = 1; at <= b.length; at++) {
      const changed = (above[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1)
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[b.length] ?? 0
}
