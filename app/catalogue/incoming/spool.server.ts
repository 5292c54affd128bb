import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IncomingProduct, type KnownProducts, readIncoming } from './incoming-product'
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

interface SpoolOptions extends KnownProducts {
  onRead?: (count: number) => void
  /** The product that sells under a SKU already. */
  ownerOf?: (sku: string) => number | undefined
}

/** Checks a whole source into a temporary file; throws before the catalogue is touched. */
export async function spool(
  rows: AsyncIterable<SourceRow>,
  { onRead, ownerOf = () => undefined, ...known }: SpoolOptions = {},
) {
  const file = await openUnnamed()
  let unwritten = ''
  const yieldToRequests = pacer()
  const rowOf = new Map<number, number>()
  const skus = new Map<string, number>()
  const rejected: Rejected[] = []
  let rejectedCount = 0
  const reject = (row: number, reason: string) => {
    if (rejectedCount++ < MOST_REPORTED) rejected.push({ row, reason })
  }
  try {
    for await (const { row, value, broken } of rows) {
      const read = broken === undefined ? readIncoming(value, known) : { reason: broken }
      if ('reason' in read) reject(row, read.reason)
      else {
        const first = rowOf.get(read.product.id)
        const taken = first === undefined && takenSku(read.product, skus, ownerOf)
        if (first !== undefined)
          reject(row, `id: ${read.product.id} stands in row ${first} already`)
        else if (taken) reject(row, taken)
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

/** Notes the SKUs of a product; says which of them is another's. */
function takenSku(
  { id, variety }: IncomingProduct,
  skus: Map<string, number>,
  ownerOf: (sku: string) => number | undefined,
) {
  const own = (variety?.variants ?? []).flatMap(({ sku }) => sku ?? [])
  for (const sku of own) {
    const owner = skus.get(sku) ?? ownerOf(sku) ?? id
    if (owner !== id) return `variants: sku ${sku} is of product ${owner}`
  }
  for (const sku of own) skus.set(sku, id)
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
