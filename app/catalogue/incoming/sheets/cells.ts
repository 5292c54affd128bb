import { DAY_MS } from '../../../durations'

/** A cell as a spreadsheet's file writes it. */
export interface SheetCell {
  /** Its reference, such as `C5`. */
  at: string
  /** 's' shared, 'inlineStr', 'str', 'b', 'e', 'd' or 'n'. */
  type: string
  value: string | undefined
  isDate: boolean
  hasFormula: boolean
}

export class BadCell extends Error {}

/** Returns a cell as a table of text would have it. Throws BadCell. */
export function textOf(cell: SheetCell, shared: readonly string[], from1904: boolean): string {
  const { at, type, value, hasFormula, isDate } = cell
  if (type === 'e') throw new BadCell(`${at} holds the error ${value}`)
  if (value === undefined) {
    if (hasFormula)
      throw new BadCell(`${at} has a formula without its result; save the file in a spreadsheet`)
    return ''
  }
  if (type === 's') {
    const text = shared[Number(value)]
    if (text === undefined) throw new BadCell(`${at} names a text that the file has not`)
    return text
  }
  if (type === 'b') return value === '1' ? 'true' : 'false'
  if (type !== 'n') return value
  const number = Number(value)
  if (!Number.isFinite(number)) throw new BadCell(`${at} is no number: ${value}`)
  return isDate ? dateOf(number, from1904) : String(Number(number.toPrecision(15)))
}
/** Day 0 of each count; the first counts a 29 February 1900 that never was. */
const FROM_1900 = Date.UTC(1899, 11, 30)
const FROM_1904 = Date.UTC(1904, 0, 1)

/** Returns `2026-12-01`, or `2026-12-01T09:30:00.000Z` with a time. */
function dateOf(days: number, from1904: boolean) {
  const time = (from1904 ? FROM_1904 : FROM_1900) + Math.round(days * DAY_MS)
  if (Math.abs(time) > 8.64e15) return String(days)
  const text = new Date(time).toISOString()
  return Number.isInteger(days) ? text.slice(0, 10) : text
}

/** Reads 'C5' as column 2, row 5; undefined for what is no cell. */
export function parseReference(reference: string) {
  const [, letters, row] = /^([A-Z]{1,3})([1-9]\d{0,6})$/.exec(reference) ?? []
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { column: column - 1, row: Number(row) }
}

/** Returns a column's letters: 0 → 'A', 26 → 'AA'. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter
}

/** The built-in formats of dates and times, which files need not declare. */
const DATES = [14, 15, 16, 17, 18, 19, 20, 21, 22, 45, 46, 47]

/** Quoted, escaped or bracketed parts of a format; an unclosed one runs to the end. */
const QUOTED = /"[^"]*"?|\\.?|\[[^\]]*\]?|General/gis

/** Tells whether a number's format shows a date. `code` is the file's own definition. */
export const isDateFormat = (id: number, code: string | undefined) =>
  code === undefined ? DATES.includes(id) : /[dmyhs]/i.test(code.replaceAll(QUOTED, ''))
