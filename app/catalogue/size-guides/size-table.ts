import { z } from 'zod'
import { typedLine } from '../incoming/fields'

/** One table of a size guide: a row for each size, a column for each measurement. */
export interface SizeTable {
  /** What the table is for, such as 'Shoes'; '' where the guide has one table alone. */
  title: string
  /** The measurements, such as 'Chest (cm)'. */
  columns: string[]
  rows: SizeTableRow[]
}

interface SizeTableRow {
  /** The size as products name it in their option. */
  size: string
  /** One for each column; '' for none. */
  values: string[]
}

export const MOST_SIZE_TABLES = 10
export const MOST_SIZE_COLUMNS = 8
export const MOST_SIZE_ROWS = 40
const LONGEST = 60

const cell = typedLine(LONGEST)
const named = cell.pipe(z.string().min(1, 'It needs a name.'))

const sizeTable = z
  .object({
    title: cell,
    columns: z
      .array(named)
      .min(1, 'It needs a measurement.')
      .max(MOST_SIZE_COLUMNS, `At most ${MOST_SIZE_COLUMNS} measurements.`),
    rows: z
      .array(z.object({ size: named, values: z.array(cell) }))
      .min(1, 'It needs a size.')
      .max(MOST_SIZE_ROWS, `At most ${MOST_SIZE_ROWS} sizes.`),
  })
  .refine(({ columns, rows }) => rows.every(({ values }) => values.length === columns.length), {
    message: 'Each size needs a value, or an empty one, for each measurement.',
    path: ['rows'],
  })
  .refine(({ rows }) => new Set(rows.map(({ size }) => size)).size === rows.length, {
    message: 'Each size stands in one row.',
    path: ['rows'],
  })

/** Reads the tables of one guide; none means that there is no guide. */
export const sizeTablesInput = z
  .array(sizeTable)
  .max(MOST_SIZE_TABLES, `At most ${MOST_SIZE_TABLES} tables.`)

/**
 * Returns the tables that have most of a product's sizes, or all where none has any: a category's
 * guide may be for shoes and for belts.
 */
export function tablesFor(tables: readonly SizeTable[], sizes: readonly string[]) {
  const wanted = new Set(sizes)
  const fitting = tables.map(({ rows }) => rows.filter(({ size }) => wanted.has(size)).length)
  const most = Math.max(0, ...fitting)
  return tables.filter((_, at) => most === 0 || fitting[at] === most)
}
