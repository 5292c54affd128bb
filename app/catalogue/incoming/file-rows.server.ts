import { stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parse } from 'csv-parse'
import { withoutFormulaMarks } from '../../files/csv'
import { INCOMING_FIELDS } from './incoming-product'
import { RefusedSource } from './refused-source'
import { columnNames, unknownColumns } from './sheets/column-names.server'
import { formerShopRows } from './sheets/former-shops'
import { MOST_COLUMNS } from './sheets/sheet-cells.server'
import { sheetRows } from './sheets/sheet-rows.server'
import { TEXT_TABLES } from './sheets/table-kinds'
import type { SourceRow } from './spool.server'
import { LongLine, NotText, textBlocks, textLines } from './text-lines.server'
import { productRows } from './variants/table-rows'

/** A JSON document must fit one string; .csv and .ndjson are read in pieces. */
const MOST_JSON_BYTES = 400 * 1024 * 1024
const MOST_ROW_BYTES = 1024 * 1024
/** Larger than a row that is only refused: a text without line ends is no table. */
const MOST_TABLE_LINE_BYTES = 4 * MOST_ROW_BYTES
/** The largest line of .ndjson: a product with all its reviews and variants. */
const MOST_LINE_BYTES = 16 * 1024 * 1024
/** The most faults in a row, and the most broken rows without a sound one between. */
const MOST_FAULTS = 1000
const MOST_SKIPPED = 100_000

/**
 * Yields rows of `.xlsx`, or of `.json`, `.ndjson`, `.jsonl`, `.csv`, `.tsv` or `.txt` in UTF-8 or
 * UTF-16; throws `RefusedSource`. A table's first line tells whether commas, semicolons or tabs part
 * its cells; `onUnknown` gets columns that no product has.
 */
export function fileRows(
  path: string,
  onUnknown: (columns: string[]) => void = () => {},
  sheet?: string,
): AsyncIterable<SourceRow> {
  const kind = extname(path).toLowerCase()
  if (TEXT_TABLES.some((one) => one === kind))
    return productRows(formerShopRows(csvRows(path, onUnknown)))
  if (kind === '.xlsx') return productRows(formerShopRows(sheetRows(path, { sheet, onUnknown })))
  if (kind === '.ndjson' || kind === '.jsonl') return lineRows(path)
  if (kind === '.json') return jsonRows(path)
  throw new RefusedSource(`${path}: a catalogue is a .csv, .xlsx, .ndjson or .json file`)
}

async function* jsonRows(path: string): AsyncGenerator<SourceRow> {
  if ((await stat(path)).size > MOST_JSON_BYTES)
    throw new RefusedSource(`${path} is too large for one JSON document; use .ndjson or .csv`)
  const content = parsed(await wholeText(path))
  const list = Array.isArray(content) ? content : (content as { products?: unknown })?.products
  if (!Array.isArray(list))
    throw new RefusedSource(`${path}: neither a list of products nor {"products": […]}`)
  for (const [at, value] of list.entries()) yield { row: at + 1, value }
}

const wholeText = async (path: string) =>
  (await Array.fromAsync(refusing(path, textBlocks(path)))).join('')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RefusedSource(`not JSON: ${(error as Error).message}`)
  }
}

async function* lineRows(path: string): AsyncGenerator<SourceRow> {
  let row = 0
  let broken: number | undefined
  for await (const line of linesOf(path, MOST_LINE_BYTES)) {
    row++
    if (line.trim() === '') continue
    if (broken !== undefined) yield { row: broken, value: undefined, broken: 'row: not JSON' }
    broken = undefined
    let value: unknown
    try {
      value = JSON.parse(line)
    } catch {
      broken = row
      continue
    }
    yield { row, value }
  }
  if (broken !== undefined) throw cutShort(path, broken)
}

/** Yields the rows of a table by its line; `fields` are the columns that are known. */
export async function* csvRows(
  path: string,
  onUnknown: (columns: string[]) => void = () => {},
  fields: ReadonlySet<string> = INCOMING_FIELDS,
): AsyncGenerator<SourceRow> {
  const blocks = refusing(path, textBlocks(path, MOST_TABLE_LINE_BYTES), MOST_TABLE_LINE_BYTES)
  const head = await blocks.next()
  const first = head.done ? '' : head.value
  const skipped = skippedRows(path)
  let lastWhole = 0
  let readBytes = 0
  const table = parse({
    delimiter: delimiterOf(first.split('\n', 1)[0] ?? ''),
    columns(given: string[]) {
      if (given.length > MOST_COLUMNS)
        throw new RefusedSource(
          `${path} has ${given.length} columns; at most ${MOST_COLUMNS} are read`,
        )
      const names = columnNames(given, fields)
      const unknown = unknownColumns(names, fields)
      if (unknown.length > 0) onUnknown(unknown)
      return names
    },
    cast: withoutFormulaMarks,
    info: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip(error) {
      skipped.add(Number(error?.lines ?? 0), error?.message ?? '')
    },
  })
  const reading = pipeline(async function* () {
    yield first
    yield* blocks
  }, table)
  reading.catch(() => {}) // The error is thrown below, after the rows before it.
  try {
    for await (const { info, record } of table) {
      yield* skipped.take()
      lastWhole = info.lines
      const isLong = info.bytes - readBytes > MOST_ROW_BYTES
      readBytes = info.bytes
      if (isLong) yield { row: info.lines, value: undefined, broken: 'row: holds more than 1 MB' }
      else yield { row: info.lines, value: record }
    }
    await reading
  } catch (error) {
    if ((error as { code?: string }).code === 'CSV_QUOTE_NOT_CLOSED')
      throw cutShort(path, Number((error as { lines?: number }).lines ?? 0))
    throw error
  }
  if (skipped.last() > lastWhole) throw cutShort(path, skipped.last())
  yield* skipped.take()
}

/** Collects unreadable rows until they are reported, each at the cost of its cell so far. */
function skippedRows(path: string) {
  let rows: SourceRow[] = []
  let last = 0
  let faults = 0
  return {
    last: () => last,
    add(row: number, why: string) {
      faults = row === last ? faults + 1 : 1
      if (faults > MOST_FAULTS || rows.length >= MOST_SKIPPED)
        throw new RefusedSource(`${path} is no table from row ${row} on: ${why.slice(0, 200)}`)
      if (row !== last) rows.push({ row, value: undefined, broken: `row: ${why.slice(0, 200)}` })
      last = row
    },
    take() {
      const taken = rows
      rows = []
      return taken
    },
  }
}

/** Returns the separator that spreadsheets write and that is most frequent outside quotes. */
function delimiterOf(head: string) {
  const plain = head.replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: string) => plain.split(delimiter).length
  return [',', ';', '\t'].reduce((most, one) => (count(one) > count(most) ? one : most))
}

const linesOf = (path: string, mostBytes?: number) =>
  refusing(path, textLines(path, mostBytes), mostBytes)

async function* refusing(path: string, texts: AsyncIterable<string>, mostBytes = 0) {
  try {
    yield* texts
  } catch (error) {
    if (error instanceof LongLine)
      throw new RefusedSource(`${path}: ${error.message} within ${mostBytes / 1024 ** 2} MB`)
    throw error instanceof NotText ? new RefusedSource(`${path}: ${error.message}`) : error
  }
}

/** An unreadable last row means that a copy or a download broke off. */
const cutShort = (path: string, row: number) =>
  new RefusedSource(`${path} ends in the middle of row ${row}; is the file complete?`)
