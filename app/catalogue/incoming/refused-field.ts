import type { z } from 'zod'
import { asciiDigits } from '../../text-core/digits'
import { minorUnitsOf, plainMoney } from '../../texts/currency.server'

type Issue = z.core.$ZodIssue

const MOST_SHOWN = 40
/** A number whose one mark stands before decimals in one country, and between thousands in another. */
const TWO_NUMBERS = /^\D*(\d{1,3})[.,](\d{3})\D*$/
const PRICES: readonly unknown[] = ['price', 'compareAtPrice']

/** Returns what is wrong with a row: the column, what was found there and what is asked for. */
export function refusedField(row: unknown, issue: Issue | undefined) {
  if (!issue) return 'row: cannot be read'
  return `${issue.path.join('.') || 'row'}: ${reasonOf(issue, valueAt(row, issue.path))}`
}

function reasonOf(issue: Issue, found: unknown) {
  if (issue.code === 'custom') return issue.message
  if (found === undefined || found === null || found === '') return 'is missing'
  const shown = shownValue(found)
  const of = 'origin' in issue ? issue.origin : undefined
  const inNumbers = of === 'number' || of === 'int' || of === 'bigint'
  if (issue.code === 'too_small')
    return inNumbers ? `${shown} is below ${issue.minimum}` : 'is empty'
  if (issue.code === 'too_big' && inNumbers) return `${shown} is above ${issue.maximum}`
  if (issue.code === 'too_big')
    return `has more than ${issue.maximum} ${of === 'array' ? 'entries' : 'letters'}`
  if (issue.code !== 'invalid_type')
    return issue.code === 'invalid_format' ? issue.message : `${shown} cannot be read`
  if (issue.expected === 'int') return `${shown} is no whole number`
  if (issue.expected === 'number')
    return `${shown} is no number${howToWrite(found, PRICES.includes(issue.path.at(-1)))}`
  return issue.expected === 'string' ? `${shown} is no text` : `${shown} cannot be read`
}

function howToWrite(found: unknown, isPrice: boolean) {
  const [, whole, rest] = TWO_NUMBERS.exec(asciiDigits(String(found)).trim()) ?? []
  if (!whole) return ': write it with digits alone, such as 49.90'
  const decimals = `${whole}.${rest}`
  const units = minorUnitsOf()
  const only = ` that can be read for sure: write ${whole}${rest}`
  if (isPrice && units === 1 && rest !== '000') return only
  const small = isPrice ? plainMoney(Math.round(Number(decimals) * units)) : Number(decimals)
  return `${only} or ${small}`
}

const shownValue = (found: unknown) => {
  const text = JSON.stringify(found) ?? String(found)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

const valueAt = (row: unknown, path: readonly PropertyKey[]) =>
  path.reduce<unknown>(
    (within, name) =>
      typeof within === 'object' && within !== null && Object.hasOwn(within, name)
        ? (within as Record<PropertyKey, unknown>)[name]
        : undefined,
    row,
  )
