import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type IncomingProduct, type RowKey, readIncoming } from './incoming-product'
import { textLines } from './text-lines.server'
import { pacer } from './time-slices.server'

const MOST_REPORTED = 1000
const WRITE_AT_ONCE = 256 * 1024

export interface SourceRow {
  /** Counts from 1; in a table, the line. */
  row: number
  value: unknown
  broken?: string
  key?: RowKey
  /** Of a sheet: the letter of each field's column. */
  columns?: Readonly<Record<string, string>>
}

export interface Rejected {
  row: number
  reason: string
}

interface SpoolOptions {
  onRead?: (count: number) => void
  /** The product that sells under a SKU already. */
  ownerOf?: (sku: string) => number | undefined
}

/** Checks a whole source into a temporary file; throws before the catalogue is touched. */
export async function spool(
  rows: AsyncIterable<SourceRow>,
  { onRead, ownerOf = () => undefined }: SpoolOptions = {},
) {
  const file = await openUnnamed()
  let unwritten = ''
  const yieldToRequests = pacer()
  const rowOf = new Map<number, number>()
  const rowOfSku = new Map<string, number>()
  let count = 0
  const rejected: Rejected[] = []
  let rejectedCount = 0
  const reject = (row: number, reason: string) => {
    if (rejectedCount++ < MOST_REPORTED) rejected.push({ row, reason })
  }
  const doubled = ({ id, sku }: IncomingProduct) => {
    const first = rowOf.get(id)
    if (first !== undefined) return `id: ${id} stands in row ${first} already`
    const same = sku === null ? undefined : rowOfSku.get(sku)
    return same === undefined ? undefined : `sku: ${sku} stands in row ${same} already`
  }
  /** Of its variants, what another product has. */
  const takenSku = (product: IncomingProduct, row: number) => {
    for (const sku of skusOf(product)) {
      const same = rowOfSku.get(sku)
      if (same !== undefined && same !== row) return `variants: sku ${sku} stands in row ${same}`
      const owner = ownerOf(sku)
      if (owner !== undefined && owner !== product.id)
        return `variants: sku ${sku} is of product ${owner}`
    }
    return undefined
  }
  try {
    for await (const { row, value, broken, key, columns } of rows) {
      const read = broken === undefined ? readIncoming(value, key) : { reason: broken }
      const reason =
        'reason' in read ? read.reason : (doubled(read.product) ?? takenSku(read.product, row))
      if (reason !== undefined) reject(row, inCell(reason, row, columns))
      else if ('product' in read) {
        const { id, sku } = read.product
        if (id > 0) rowOf.set(id, row)
        for (const one of [sku ?? [], skusOf(read.product)].flat()) rowOfSku.set(one, row)
        count++
        unwritten += `${JSON.stringify(read.product)}\n`
        if (unwritten.length > WRITE_AT_ONCE) {
          await file.appendFile(unwritten)
          unwritten = ''
        }
      }
      onRead?.(count + rejectedCount)
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
    count,
    rejectedCount,
    rejected,
    remove: () => file.close(),
  }
}

const skusOf = ({ variety }: IncomingProduct) =>
  (variety?.variants ?? []).flatMap(({ sku }) => sku ?? [])

/** 'C5 price: …' where the row is one of a sheet. */
function inCell(reason: string, row: number, columns: SourceRow['columns'] = {}) {
  const field = /^\w+/.exec(reason)?.[0] ?? ''
  return Object.hasOwn(columns, field) ? `${columns[field]}${row} ${reason}` : reason
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
