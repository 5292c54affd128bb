import {
  MOST_SIZE_COLUMNS,
  MOST_SIZE_ROWS,
  type SizeTable,
} from '../../catalogue/size-guides/size-table'

/** A cell: row -1 holds the names of measurements, column -1 the sizes. */
export interface CellPlace {
  row: number
  column: number
}

export const freshSizeTable = (): SizeTable => ({
  title: '',
  columns: [''],
  rows: [{ size: '', values: [''] }],
})

export function cellAt({ columns, rows }: SizeTable, { row, column }: CellPlace) {
  if (row < 0) return columns[column] ?? ''
  return (column < 0 ? rows[row]?.size : rows[row]?.values[column]) ?? ''
}

export function withCell(table: SizeTable, { row, column }: CellPlace, text: string): SizeTable {
  if (row < 0) return { ...table, columns: table.columns.with(column, text) }
  const rows = table.rows.map((one, at) => {
    if (at !== row) return one
    return column < 0 ? { ...one, size: text } : { ...one, values: one.values.with(column, text) }
  })
  return { ...table, rows }
}

export const withMoreColumns = ({ title, columns, rows }: SizeTable): SizeTable => ({
  title,
  columns: [...columns, ''],
  rows: rows.map(({ size, values }) => ({ size, values: [...values, ''] })),
})

export const withMoreRows = (table: SizeTable): SizeTable => ({
  ...table,
  rows: [...table.rows, { size: '', values: table.columns.map(() => '') }],
})

export const withoutColumn = ({ title, columns, rows }: SizeTable, at: number): SizeTable => ({
  title,
  columns: columns.toSpliced(at, 1),
  rows: rows.map(({ size, values }) => ({ size, values: values.toSpliced(at, 1) })),
})

export const withoutRow = (table: SizeTable, at: number): SizeTable => ({
  ...table,
  rows: table.rows.toSpliced(at, 1),
})

/**
 * Writes cells that were copied from a spreadsheet from a place on, and makes room for them;
 * undefined where the text is one cell alone.
 */
export function withPasted(
  table: SizeTable,
  { row, column }: CellPlace,
  text: string,
): SizeTable | undefined {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/)
  if (lines.length === 1 && !text.includes('\t')) return undefined
  let next = table
  for (const [down, line] of lines.entries())
    for (const [right, cell] of line.split('\t').entries()) {
      const place = { row: row + down, column: column + right }
      if (place.row >= MOST_SIZE_ROWS || place.column >= MOST_SIZE_COLUMNS) continue
      // The corner over the sizes holds nothing.
      if (place.row < 0 && place.column < 0) continue
      while (place.column >= next.columns.length) next = withMoreColumns(next)
      while (place.row >= next.rows.length) next = withMoreRows(next)
      next = withCell(next, place, cell.trim())
    }
  return next
}
