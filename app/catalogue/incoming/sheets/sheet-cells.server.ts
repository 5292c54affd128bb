import type { Zip } from '../../../files/zip.server'
import { RefusedSource } from '../refused-source'
import { parseReference, type SheetCell } from './cells'
import { type Attributes, MOST_TEXT, unescaped, xmlReader } from './workbook.server'

const MOST_SHEET_BYTES = 512 * 1024 * 1024
export const MOST_COLUMNS = 500
const MOST_ROWS = 1_048_576

export interface SheetRow {
  row: number
  /** Cells by column from 0; empty ones may be missing. */
  cells: Map<number, SheetCell>
}

/** Yields the rows of a sheet. Throws RefusedSource on merged cells and too many columns. */
export async function* sheetCells(
  zip: Zip,
  path: string,
  { dates, pause }: { dates: readonly boolean[]; pause: () => Promise<void> },
): AsyncGenerator<SheetRow> {
  const unpacked = await zip.stream(path, MOST_SHEET_BYTES)
  const listener = rowListener(dates)
  const reader = xmlReader(listener)
  unpacked.setEncoding('utf8')
  for await (const piece of unpacked as AsyncIterable<string>) {
    reader.write(piece)
    yield* listener.rows.splice(0)
    await pause()
  }
  reader.close()
  yield* listener.rows
}

function rowListener(dates: readonly boolean[]) {
  const rows: SheetRow[] = []
  let current: SheetRow | undefined
  let cell: SheetCell | undefined
  let column = 0
  let last = 0
  let count = 0
  let text: string | undefined
  const openCell = ({ r, t = 'n', s }: Attributes) => {
    const place = parseReference(r ?? '')
    column = place?.column ?? column + 1
    if (column >= MOST_COLUMNS)
      throw new RefusedSource(`${r?.slice(0, 30)} is beyond ${MOST_COLUMNS} columns`)
    const isDate = t === 'n' && (dates[Number(s ?? 0)] ?? false)
    cell = { at: r ?? '', type: t, value: undefined, isDate, hasFormula: false }
  }
  return {
    rows,
    open(name: string, attributes: Attributes) {
      if (name === 'row') {
        if (++count > MOST_ROWS) throw new RefusedSource(`it has more than ${MOST_ROWS} rows`)
        last = Number(attributes.r ?? last + 1)
        current = { row: last, cells: new Map() }
        column = -1
      } else if (name === 'c') openCell(attributes)
      else if (name === 'f' && cell) cell.hasFormula = true
      else if (name === 'v' || name === 't') text = ''
      else if (name === 'mergeCell')
        throw new RefusedSource(
          `the cells ${attributes.ref?.slice(0, 30)} are merged; a table has one cell for each value`,
        )
    },
    text(piece: string) {
      if (text === undefined) return
      text += piece
      if (text.length > MOST_TEXT) throw new RefusedSource(`${cell?.at} holds too long a text`)
    },
    close(name: string) {
      if ((name === 'v' || name === 't') && text !== undefined && cell) {
        cell.value = (cell.value ?? '') + (name === 't' ? unescaped(text) : text)
        if (cell.value.length > MOST_TEXT)
          throw new RefusedSource(`${cell.at} holds too long a text`)
        text = undefined
      } else if (name === 'c' && cell) {
        current?.cells.set(column, cell)
        cell = undefined
      } else if (name === 'row' && current) {
        rows.push(current)
        current = undefined
      }
    },
  }
}
