type Cell = string | number | null

/** Rows as CSV (RFC 4180) that no spreadsheet runs. Numbers are written as they are. */
export const csv = (head: string[], rows: Cell[][]) => [head, ...rows].map(csvLine).join('')

export const csvLine = (row: Cell[]) => `${row.map(csvCell).join(',')}\r\n`

/** Spreadsheets run a cell that begins so, in quotes or not, also with these full-width signs. */
const FORMULA = /^[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/
/** A sign before nothing but digits and spaces is a number to them, such as a telephone number. */
const SIGNED_NUMBER = /^[+-] ?\d[\d ]*$/

function csvCell(value: Cell) {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  if (SIGNED_NUMBER.test(text)) return `"${text}"`
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
