import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IncomingProduct, readIncoming } from './incoming-product'
import { textLines } from './text-lines.server'
import { pacer } from './time-slices.server'

const MOST_REPORTED = 1000
const WRITE_AT_ONCE = 256 * 1024

export interface SourceRow {
  /** Counts from 1; in a table, the line. */
  row: number
  value: unknown
  broken?: string
}

export interface Rejected {
  row: number
  reason: string
}

interface SpoolOptions {
  onRead?: (count: number) => void
  isKnown?: (id: number) => boolean
}

/** Checks a whole source into a temporary file; throws before the catalogue is touched. */
export async function spool(
  rows: AsyncIterable<SourceRow>,
  { onRead, isKnown = () => false }: SpoolOptions = {},
) {
  const file = await openUnnamed()
  let unwritten = ''
  const yieldToRequests = pacer()
  const rowOf = new Map<number, number>()
  const rejected: Rejected[] = []
  let rejectedCount = 0
  const reject = (row: number, reason: string) => {
    if (rejectedCount++ < MOST_REPORTED) rejected.push({ row, reason })
  }
  try {
    for await (const { row, value, broken } of rows) {
      const read = broken === undefined ? readIncoming(value, isKnown) : { reason: broken }
      if ('reason' in read) reject(row, read.reason)
      else {
        const first = rowOf.get(read.product.id)
        if (first !== undefined)
          reject(row, `id: ${read.product.id} stands in row ${first} already`)
        else {
          rowOf.set(read.product.id, row)
          unwritten += `${JSON.stringify(read.product)}
`
          if (unwritten.length > WRITE_AT_ONCE) {
            await file.appendFile(unwritten)
            unwritten = ''
          }
        }
      }
      onRead?.(rowOf.size + rejectedCount)
      await yieldToRequests()
    }
    await file.appendFile(unwritten)
  } catch (error) {
    await file.close()
    throw error
  }
  rejected.sort((one, other) => one.row - other.row) // a table tells broken rows early
  return {
    products: () => productsOf(file),
    has: (id: number) => rowOf.has(id),
    count: rowOf.size,
    rejectedCount,
    rejected,
    remove: () => file.close(),
  }
}

/** A deleted file: its space is free again when it is closed or the process ends, even killed. */
async function openUnnamed() {
  const folder = await mkdtemp(join(tmpdir(), 'exclusive-import-'))
  const file = await open(join(folder, 'products.ndjson'), 'a+')
  await rm(folder, { recursive: true, force: true })
  return file
}

async function* productsOf(file: FileHandle): AsyncGenerator<IncomingProduct> {
  for await (const line of textLines(file)) yield JSON.parse(line) as IncomingProduct
}
