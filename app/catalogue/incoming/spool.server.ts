import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pacer } from '../index/time-slices.server'
import { type IncomingProduct, readIncoming } from './incoming-product'
import { textLines } from './text-lines.server'

const MOST_TOLD = 1000
const WRITE_AT_ONCE = 256 * 1024

/** One product as its source has it, with where it stands there for the report. */
export interface SourceRow {
  /** Counts from 1; a line of a table. */
  row: number
  value: unknown
  /** Why its source could not even be read there. */
  broken?: string
}

export interface Rejected {
  row: number
  reason: string
}

interface SpoolOptions {
  onRead?: (count: number) => void
  /** Whether the catalogue has the product already, so that a row may leave fields out. */
  isKnown?: (id: number) => boolean
}

/**
 * Reads a whole source and checks every row before anything is changed: a source that fails
 * half-way throws here and leaves the catalogue alone. Sound products wait in a temporary file.
 */
export async function spool(
  rows: AsyncIterable<SourceRow>,
  { onRead, isKnown = () => false }: SpoolOptions = {},
) {
  const file = await openUnnamed()
  let unwritten = ''
  const breathe = pacer()
  const rowOf = new Map<number, number>()
  const rejected: Rejected[] = []
  let rejectedCount = 0
  const reject = (row: number, reason: string) => {
    if (rejectedCount++ < MOST_TOLD) rejected.push({ row, reason })
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
      await breathe()
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

/** A file without a name: its space is free again when it is closed or the process ends, killed or not. */
async function openUnnamed() {
  const folder = await mkdtemp(join(tmpdir(), 'exclusive-import-'))
  const file = await open(join(folder, 'products.ndjson'), 'a+')
  await rm(folder, { recursive: true, force: true })
  return file
}

async function* productsOf(file: FileHandle): AsyncGenerator<IncomingProduct> {
  for await (const line of textLines(file)) yield JSON.parse(line) as IncomingProduct
}
