import { openZip, UnusableZip, type Zip } from '../../../files/zip.server'
import { INCOMING_FIELDS } from '../incoming-product'
import { RefusedSource } from '../refused-source'
import type { SourceRow } from '../spool.server'
import { pacer } from '../time-slices.server'
import { BadCell, lettersOf, textOf } from './cells'
import { columnNames, unknownColumns } from './column-names.server'
import { type SheetRow, sheetCells } from './sheet-cells.server'
import { readDateStyles, readTexts, readWorkbook } from './workbook.server'

const MOST_LETTERS = 500_000_000
const MOST_NAMED = 20
const MOST_PARTS = 10_000

interface Options {
  /** The sheet's name; the first sheet without one. */
  sheet?: string
  onUnknown?: (columns: string[]) => void
}

/** Yields the rows of an .xlsx sheet, whose first row names the columns. */
export async function* sheetRows(path: string, options: Options = {}): AsyncGenerator<SourceRow> {
  let zip: Zip | undefined
  try {
    zip = await openZip(path, MOST_PARTS)
    yield* rowsOf(zip, path, options)
  } catch (error) {
    if (error instanceof RefusedSource || (error as NodeJS.ErrnoException).syscall) throw error
    if (error instanceof UnusableZip) throw new RefusedSource(`${path}: ${error.message}`)
    throw new RefusedSource(`${path} is no sound .xlsx file: ${(error as Error).message}`)
  } finally {
    zip?.close()
  }
}

async function* rowsOf(zip: Zip, path: string, { sheet, onUnknown }: Options) {
  const { sheets, from1904 } = await readWorkbook(zip)
  const chosen = sheet === undefined ? sheets[0] : sheets.find(({ name }) => name === sheet)
  if (!chosen) {
    const names = sheets
      .slice(0, MOST_NAMED)
      .map(({ name }) => `"${name}"`)
      .join(', ')
    throw new RefusedSource(
      sheet === undefined
        ? `${path} has no sheet`
        : `${path} has no sheet "${sheet}"; its sheets are ${names}`,
    )
  }
  const texts = await readTexts(zip)
  const dates = await readDateStyles(zip)
  let letters = 0
  let names: string[] | undefined
  let columns: Record<string, string> = {}
  for await (const { row, cells } of sheetCells(zip, chosen.path, { dates, pause: pacer() })) {
    const read = readRow(cells, texts, from1904)
    if ('broken' in read) {
      if (!names) throw new RefusedSource(`${path}: ${read.broken}`)
      yield { row, value: undefined, broken: `row: ${read.broken}` }
      continue
    }
    letters += read.values.reduce((sum, value) => sum + value.length, 0)
    if (letters > MOST_LETTERS)
      throw new RefusedSource(`${path}: its cells hold more than ${MOST_LETTERS} letters together`)
    if (read.values.every((value) => value.trim() === '')) continue
    if (!names) {
      names = columnNames(read.values, INCOMING_FIELDS)
      columns = Object.fromEntries(names.map((name, at) => [name, lettersOf(at)]))
      const unknown = unknownColumns(names.filter(Boolean), INCOMING_FIELDS)
      if (unknown.length > 0) onUnknown?.(unknown)
      continue
    }
    yield sourceRow(row, read.values, names, columns)
  }
}

function readRow(cells: SheetRow['cells'], texts: string[], from1904: boolean) {
  const values: string[] = []
  try {
    for (const [column, cell] of cells) values[column] = textOf(cell, texts, from1904)
  } catch (error) {
    if (error instanceof BadCell) return { broken: error.message }
    throw error
  }
  return { values: Array.from(values, (value) => value ?? '') }
}

function sourceRow(
  row: number,
  values: string[],
  names: string[],
  columns: Record<string, string>,
): SourceRow {
  const beyond = values.findIndex((value, at) => value.trim() !== '' && !names[at])
  if (beyond !== -1)
    return {
      row,
      value: undefined,
      broken: `row: ${lettersOf(beyond)}${row} stands in a column without a name`,
    }
  const value = Object.fromEntries(
    names.flatMap((name, at) => (name === '' ? [] : [[name, values[at] ?? '']])),
  )
  return { row, value, columns }
}
