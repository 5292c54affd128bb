import { createReadStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pacer } from '../index/time-slices.server'
import { type IncomingProduct, readIncoming } from './incoming-product'

const MOST_REPORTED = 1000
const WRITE_AT_ONCE = 256 * 1024

export interface SourceRow {
  /** Counts from 1; in a table, the line. */
  row: number
  value: unknown
  /** Why the row could not be read. */
  broken?: string
}

export interface Rejected {
  row: number
  reason: string
}

export interface Spool {
  products(): AsyncGenerator<IncomingProduct>
  count: number
  rejectedCount: number
  /** The first thousand. */
  rejected: Rejected[]
  remove(): Promise<void>
}

/**
 * Reads a whole source into a temporary file, checking every row: a source that fails half-way
 * throws here, before the catalogue is touched.
 */
export async function spool(rows: AsyncIterable<SourceRow>, onRead?: (count: number) => void) {
  const folder = await mkdtemp(join(tmpdir(), 'exclusive-import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'products.ndjson')
  const file = await open(path, 'w')
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
      const read = broken === undefined ? readIncoming(value) : { reason: broken }
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
    await remove()
    throw error
  } finally {
    await file.close()
  }
  rejected.sort((one, other) => one.row - other.row) // csv reports broken rows before sound ones
  return { products: () => productsOf(path), count: rowOf.size, rejectedCount, rejected, remove }
}

async function* productsOf(path: string): AsyncGenerator<IncomingProduct> {
  for await (const line of createInterface({ input: createReadStream(path) }))
    yield JSON.parse(line) as IncomingProduct
}
