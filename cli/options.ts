import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util'
import { minorUnitsOf, plainMoney, shopCurrency } from '../app/texts/currency.server'
import { UsageError } from './command'

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
