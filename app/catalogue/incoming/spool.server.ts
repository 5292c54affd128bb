import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SkuHolder } from '../product/sku-holder'
import { type RowKey, readIncoming } from './incoming-product'
import type { IncomingProduct } from './product-to-store'
import { RefusedSource } from './refused-source'
import { givenSkus, takenSku } from './taken-skus'
import { textLines } from './text-lines.server'
import { pacer } from './time-slices.server'

/** The prefix of spool folders in the system's folder for temporary files. */
export const SPOOL_PREFIX = 'exclusive-import-'
const MOST_REPORTED = 1000
/** The number of broken rows after which no better one is expected. */
const MOST_FRUITLESS = 20_000
const MOST_REASON = 300
const WRITE_AT_ONCE = 256 * 1024
const CHECKED_AT_ONCE = 500

export interface SourceRow {
  /** Counts from 1; in a table, the line. */
  row: number
  value: unknown
  broken?: string
  key?: RowKey
  /** The letter of each field's column, in a sheet. */
  columns?: Readonly<Record<string, string>>
  variantRows?: readonly number[]
  /** Its table has neither numbers nor SKUs, so that its title names the product. */
  byTitle?: boolean
  /** The rows of which it was joined by their titles, in a table without columns of options. */
  apart?: readonly SourceRow[]
}

export type SpooledProduct = IncomingProduct & { row: number }

export interface Rejected {
  row: number
  reason: string
}

interface SpoolOptions {
  onRead?: (count: number) => void
  holdersOf?: (skus: string[]) => Promise<ReadonlyMap<string, SkuHolder>>
}

type Read = { from: SourceRow } & ReturnType<typeof readIncoming>

/** Checks a whole source into a temporary file; throws before the catalogue is touched. */
export async function spool(
  rows: AsyncIterable<SourceRow>,
  { onRead, holdersOf = async () => new Map() }: SpoolOptions = {},
) {
  const file = await openUnnamed()
  let unwritten = ''
  const yieldToRequests = pacer()
  const rowOf = new Map<number, number>()
  const rowOfSku = new Map<string, number>()
  let count = 0
  const rejected: Rejected[] = []
  let rejectedCount = 0
  const reject = ({ row, reason }: Rejected) => {
    if (rejectedCount++ < MOST_REPORTED)
      rejected.push({ row, reason: reason.slice(0, MOST_REASON) })
    const [first] = rejected
    if (count === 0 && rejectedCount >= MOST_FRUITLESS && first)
      throw new RefusedSource(
        `no product in its first ${rejectedCount} rows (row ${first.row}, ${first.reason})`,
      )
  }
  const doubled = (product: IncomingProduct) => {
    const first = rowOf.get(product.id)
    if (first !== undefined) return `id: ${product.id} stands in row ${first} already`
    for (const sku of givenSkus(product)) {
      const same = rowOfSku.get(sku)
      if (same !== undefined) return `${cellOf(product, sku)}: ${sku} stands in row ${same} already`
    }
    return undefined
  }
  const take = (product: IncomingProduct, row: number) => {
    if (product.id > 0) rowOf.set(product.id, row)
    for (const sku of givenSkus(product)) rowOfSku.set(sku, row)
    count++
    unwritten += `${JSON.stringify({ ...product, row } satisfies SpooledProduct)}\n`
  }
  const check = async (some: Read[]) => {
    const skus = some.flatMap((one) => ('product' in one ? givenSkus(one.product) : []))
    const holders = await holdersOf(skus)
    for (const { from, ...read } of some) {
      const reason =
        'reason' in read ? read.reason : (doubled(read.product) ?? takenSku(read.product, holders))
      if (reason !== undefined) reject(inCell(reason, from))
      else if ('product' in read) take(read.product, from.row)
    }
    if (unwritten.length <= WRITE_AT_ONCE) return
    await file.appendFile(unwritten)
    unwritten = ''
  }
  try {
    const some: Read[] = []
    let seen = 0
    for await (const from of rows) {
      const { value, broken, key } = from
      const read = broken === undefined ? readIncoming(value, key) : { reason: broken }
      some.push({ from, ...read })
      onRead?.(++seen)
      if (some.length === CHECKED_AT_ONCE) await check(some.splice(0))
      await yieldToRequests()
    }
    await check(some)
    await file.appendFile(unwritten)
  } catch (error) {
    await file.close()
    throw error
  }
  rejected.sort((one, other) => one.row - other.row) // A table tells its broken rows early.
  return {
    products: () => productsOf(file),
    has: (id: number) => rowOf.has(id),
    count,
    rejectedCount,
    rejected,
    remove: () => file.close(),
  }
}

function cellOf({ sku, variety }: IncomingProduct, asked: string) {
  const at = variety?.variants.findIndex((one) => one.sku === asked) ?? -1
  return sku === asked || at === -1 ? 'sku' : `variants.${at}.sku`
}

const OF_VARIANT = /^variants\.(\d+)\.(?=\w)/
const VARIANT_COLUMNS: Record<string, string> = {
  weight: 'variantWeight',
  pictures: 'variantPictures',
  values: 'option1Value',
}

/** Prefixes a reason with its cell ('C5 price: …'), or uses a variant's row in a table. */
function inCell(reason: string, { row, columns = {}, variantRows }: SourceRow): Rejected {
  const place = variantRows && OF_VARIANT.exec(reason)
  const at = (place && variantRows[Number(place[1])]) ?? row
  const text = place ? reason.slice(place[0].length) : reason
  const field = /^\w+/.exec(text)?.[0] ?? ''
  const column = place ? (VARIANT_COLUMNS[field] ?? field) : field
  const cell = Object.hasOwn(columns, column) ? `${columns[column]}${at} ` : ''
  return { row: at, reason: `${cell}${text}` }
}

/** Opens a deleted file, whose space is freed when the process ends, even killed. */
async function openUnnamed() {
  const folder = await mkdtemp(join(tmpdir(), SPOOL_PREFIX))
  const file = await open(join(folder, 'products.ndjson'), 'a+')
  await rm(folder, { recursive: true, force: true })
  return file
}

async function* productsOf(file: FileHandle): AsyncGenerator<SpooledProduct> {
  for await (const line of textLines(file)) yield JSON.parse(line) as SpooledProduct
}
