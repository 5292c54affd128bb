import { literal, wholeAddress } from './names-address'

/** What stands in place of a person's words. */
export const ERASED = '[erased]'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }

/** Blots the phrases out wherever they stand, in any case, as a whole. */
export function blotter(phrases: string[]) {
  const patterns = phrases.map((one) =>
    (one.includes('@') ? wholeAddress : wholePhrase)(one, 'giu'),
  )
  return (text: string) => patterns.reduce((left, one) => left.replace(one, ERASED), text)
}

const wholePhrase = (phrase: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\d])${literal(phrase)}(?![\\p{L}\\d])`, flags)

/** Of a value each text by its key; a text that is the value itself has none. */
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

/** Such as `shipped` and `USD`: what happened, not what somebody wrote. */
const CODE = /^([a-z]+([_-][a-z]+)*|[A-Z]{3})$/
/** Where what happened is said. */
const SAYS_WHAT = new Set(['status', 'state', 'currency', 'payment', 'kind', 'carrier', 'template'])

/** Of what was noted about somebody's own order or message: amounts and states stay. */
export const withoutWords = (text: string, key = '') =>
  SAYS_WHAT.has(key) && CODE.test(text) ? text : ERASED
