import { z } from 'zod'

/** A text as it is stored: PostgreSQL refuses a NUL even where it is only looked for. */
export const lineOf = (text: string) =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

export const line = (most: number) => z.string().transform(lineOf).pipe(z.string().max(most))
export const text = (most: number) =>
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
  line(most)
    .nullish()
    .transform((value) => value || null)

export const number = (least: number, most: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number().min(least).max(most),
  )
export const numberOr0 = (most: number) =>
  z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    number(0, most).default(0),
  )

/** A cell of a table holds a list as JSON or with `|` between. */
export function listIn(value: unknown): unknown[] {
  if (typeof value !== 'string') return Array.isArray(value) ? value : []
  const cell = value.trim()
  if (!cell.startsWith('[')) return cell === '' ? [] : cell.split('|')
  try {
    const list: unknown = JSON.parse(cell)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
export const list = z.preprocess(listIn, z.array(z.unknown()))

const WITHOUT_ZONE = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?$/

/** A date, or a time, which is in UTC where it names no zone: on every machine the same. */
export const moment = z.preprocess(
  (value) => (typeof value === 'string' && WITHOUT_ZONE.test(value) ? `${value}Z` : value),
  z.coerce.date(),
)
