export type CsvCell = string | number | null

/** RFC 4180, with cells that a spreadsheet would run made harmless. */
export const csv = (head: string[], rows: CsvCell[][]) => [head, ...rows].map(csvLine).join('')

export const csvLine = (row: CsvCell[]) => `${row.map(csvCell).join(',')}\r\n`

/**
 * Spreadsheets run cells that begin so, quoted or not, full-width signs included. Those that have
 * the mark already get another, so that it can be taken away again.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/
/** Spreadsheets read these as numbers, such as telephone numbers. */
const SIGNED_NUMBER = /^[+-] ?\d[\d ]*$/

function csvCell(value: CsvCell) {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  if (SIGNED_NUMBER.test(text)) return `"${text}"`
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
