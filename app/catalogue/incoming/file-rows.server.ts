import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { createInterface } from 'node:readline'
import { parse } from 'csv-parse'
import { RefusedSource } from './import-products.server'
import type { SourceRow } from './spool.server'

/** A JSON document must fit one string; .csv and .ndjson are read in pieces. */
const MOST_JSON_BYTES = 400 * 1024 * 1024
const MOST_ROW_BYTES = 1024 * 1024

/**
 * The rows of a catalogue file: `.json` (a list, or a response of the catalogue API), `.ndjson` or
 * `.jsonl` (one product a line), `.csv` (a table with DummyJSON's field names in its first line).
 */
export function fileRows(path: string): AsyncIterable<SourceRow> {
  const kind = extname(path).toLowerCase()
  if (kind === '.csv') return csvRows(path)
  if (kind === '.ndjson' || kind === '.jsonl') return lineRows(path)
  if (kind === '.json') return jsonRows(path)
  throw new RefusedSource(`${path}: a catalogue is a .json, .ndjson or .csv file`)
}

async function* jsonRows(path: string): AsyncGenerator<SourceRow> {
  if ((await stat(path)).size > MOST_JSON_BYTES)
    throw new RefusedSource(`${path} is too large for one JSON document; use .ndjson or .csv`)
  const content = parsed((await readFile(path, 'utf8')).replace(/^\uFEFF/, ''))
  const list = Array.isArray(content) ? content : (content as { products?: unknown })?.products
  if (!Array.isArray(list))
    throw new RefusedSource(`${path}: neither a list of products nor {"products": […]}`)
  for (const [at, value] of list.entries()) yield { row: at + 1, value }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new RefusedSource(`not JSON: ${(error as Error).message}`)
  }
}

async function* lineRows(path: string): AsyncGenerator<SourceRow> {
  let row = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    row++
    if (line.trim() === '') continue
    try {
      yield { row, value: JSON.parse(line) }
    } catch {
      yield { row, value: undefined, broken: 'row: not JSON' }
    }
  }
}

async function* csvRows(path: string): AsyncGenerator<SourceRow> {
  const broken: SourceRow[] = []
  const table = createReadStream(path).pipe(
    parse({
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim()),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: MOST_ROW_BYTES,
      on_skip: (error) => {
        broken.push({
          row: Number(error?.lines ?? 0),
          value: undefined,
          broken: `row: ${error?.message}`,
        })
      },
    }),
  )
  for await (const { info, record } of table) {
    yield* broken.splice(0)
    yield { row: info.lines, value: withoutEmpty(record) }
  }
  yield* broken
}

const withoutEmpty = (record: Record<string, string>) =>
  Object.fromEntries(Object.entries(record).filter(([, cell]) => cell !== ''))
