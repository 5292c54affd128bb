import { literal, wholeAddress } from './whole-address'

/** The text that replaces a person's words. */
export const ERASED = '[erased]'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Returns a function that replaces the phrases wherever they stand as a whole, in any case. */
export function blotter(phrases: string[]) {
  const patterns = phrases.map((one) =>
    (one.includes('@') ? wholeAddress : wholePhrase)(one, 'giu'),
  )
  return (text: string) => patterns.reduce((left, one) => left.replace(one, ERASED), text)
}

const wholePhrase = (phrase: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\d])${literal(phrase)}(?![\\p{L}\\p{M}\\d])`, flags)

/** Maps each text in a value, with its key; a text that is the value itself has none. */
export function mapTexts(
  value: Json,
  change: (text: string, key?: string) => string,
  key?: string,
): Json {
  if (typeof value === 'string') return change(value, key)
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, key))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, mapTexts(one, change, name)]),
  )
}

/** Matches codes such as `shipped` and `USD`, which nobody wrote. */
const CODE = /^([a-z]+([_-][a-z]+)*|[A-Z]{3})$/
/** The keys whose values say what happened. */
const SAYS_WHAT = new Set(['status', 'state', 'currency', 'payment', 'kind', 'carrier', 'template'])

/** Erases the texts noted about somebody's own order or message; amounts and states stay. */
export const withoutWords = (text: string, key = '') =>
  SAYS_WHAT.has(key) && CODE.test(text) ? text : ERASED
