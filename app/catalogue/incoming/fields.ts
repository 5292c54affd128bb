import { z } from 'zod'
import { asciiDigits } from '../../text-core/digits'
import { writtenNumber } from '../../text-core/written-number'
import { currencyCode } from '../../texts/figures'

/** Cleans a text for storing: PostgreSQL refuses a NUL even in a search. */
export const lineOf = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export const lineField = (most: number) => z.string().transform(lineOf).pipe(z.string().max(most))
/** A line of a form, whose message is shown beside its field. */
export const typedLine = (most: number) =>
  z
    .string()
    .transform(lineOf)
    .pipe(z.string().max(most, `At most ${most} letters.`))
export const textField = (most: number) =>
  z
    .union([z.string(), z.number()])
    .nullish()
    .transform((value) =>
      String(value ?? '')
        .toWellFormed()
        .replaceAll('\u0000', '')
        .trim(),
    )
    .pipe(z.string().max(most))
export const optional = (most: number) =>
  lineField(most)
    .nullish()
    .transform((value) => value || null)

export const number = (least: number, most: number, read = writtenNumber) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? read(value) : value),
    z.number().min(least).max(most),
  )
export const numberOr0 = (most: number, read = writtenNumber) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    number(0, most, read).default(0),
  )

/**
 * Parts values: by `|`, and pictures by a comma, a semicolon or a line's end, as sheets have them. It
 * takes few blanks beside these, as a cell of 2,000 empty lines took seconds without that bound.
 */
const BETWEEN =
  /\||(?<=\.(?:jpe?g|png|webp|avif|gif))\s{0,9}[,;\n]\s{0,9}|\s{0,9}[,;\n]\s{0,9}(?=https?:\/\/)/i

/** Returns a cell's list, which is JSON or has something of `BETWEEN` between the values. */
export function listIn(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : []
  const cell = value.trim()
  if (!cell.startsWith('[')) return cell === '' ? [] : cell.split(BETWEEN)
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
export const list = z.preprocess(listIn, z.array(z.unknown()))

const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/

const YEAR_FIRST = /^(\d{4})[./](\d{1,2})[./](\d{1,2})$/
const NUMBERS_ALONE = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/

/** A date, or a time that is in UTC unless it names a zone, so that all machines agree. */
export const moment = z.preprocess((value) => {
  if (typeof value !== 'string') return value
  const typed = asciiDigits(value).trim()
  return WITHOUT_ZONE.test(typed) ? `${typed}Z` : isoDayOf(typed)
}, z.coerce.date())

const twoDigits = (number: string) => number.padStart(2, '0')

/**
 * Returns '05/12/2026' and '2026/12/5' as '2026-12-05', and the month before the day where dollars
 * are paid or the second number is no month; another text as it is, which `Date` reads.
 */
function isoDayOf(text: string) {
  const [, first, ...rest] = YEAR_FIRST.exec(text) ?? []
  if (first) return [first, ...rest.map(twoDigits)].join('-')
  const [, one = '', , other = '', year = ''] = NUMBERS_ALONE.exec(text) ?? []
  if (!year) return text
  const isMonthFirst = Number(other) > 12 || (currencyCode() === 'USD' && Number(one) <= 12)
  const [day, month] = isMonthFirst ? [other, one] : [one, other]
  return [year.padStart(4, '20'), twoDigits(month), twoDigits(day)].join('-')
}
