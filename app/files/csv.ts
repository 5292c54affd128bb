export type CsvCell = string | number | null

/** Writes CSV (RFC 4180). Cells that a spreadsheet would run are made harmless. */
export const csv = (head: string[], rows: CsvCell[][]) =>
  [head, ...rows].map((row) => csvLine(row)).join('')

/** The sign before decimals. Where it is a comma, spreadsheets part cells by semicolons. */
export type DecimalSign = '.' | ','

export const csvLine = (row: CsvCell[], sign: DecimalSign = '.') =>
  `${row.map((cell) => csvCell(cell, sign)).join(sign === '.' ? ',' : ';')}\r\n`

const DECIMAL = /^-?\d+\.\d+$/

/**
 * Spreadsheets run cells that begin like this, quoted or not, full-width signs included. Cells that
 * already have the mark get another, so that it can be taken away again.
 */
const FORMULA = /^'*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20]/
/** Where a comma is the decimal point, spreadsheets split the row here, whatever is quoted. */
const FORMULA_WITHIN = /([;\t])(?='*[=+\-@\uff0b\uff0d\uff1d\uff20])/g
/** Spreadsheets read these as numbers, such as telephone numbers. */
const SIGNED_NUMBER = /^[+-] ?\d[\d ]*$/

/** Removes the marks that an export put before what a spreadsheet would run. */
export const withoutFormulaMarks = (cell: string) =>
  cell.replace(MARKED, '').replace(MARKED_WITHIN, '$1')

const MARKED = /^'(?='*[=+\-@\t\r\n\uff0b\uff0d\uff1d\uff20])/
const MARKED_WITHIN = /([;\t])'(?='*[=+\-@\uff0b\uff0d\uff1d\uff20])/g

function csvCell(value: CsvCell, sign: DecimalSign) {
  const text = String(value ?? '')
  if (typeof value === 'number' || DECIMAL.test(text)) return text.replace('.', sign)
  if (SIGNED_NUMBER.test(text)) return `"${text}"`
  const inside = text.replace(FORMULA_WITHIN, "$1'")
  const safe = FORMULA.test(text) ? `'${inside}` : inside
  const quoted = sign === '.' ? /[",\r\n]/ : /[";\r\n]/
  return quoted.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
