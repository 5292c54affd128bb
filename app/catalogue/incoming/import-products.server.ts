import { setTimeout as sleep } from 'node:timers/promises'
import { announceChange, type DataChange, recordChange } from '../../database/changes.server'
import { type Connection, type Database, YES } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { indexRebuilt, refreshIndex } from '../index/current-index.server'
import { areOfHistory } from '../product/price-history-rule.server'
import { piecesLeft } from '../stock/pieces-left.server'
import { skuHolders } from '../variants/sku-holders.server'
import { keyedRows } from './own-keys.server'
import { isGivenReduced } from './product-to-store'
import { RefusedSource, TooMuchLost } from './refused-source'
import { type Rejected, type SourceRow, type SpooledProduct, spool } from './spool.server'
import { CategorySlugs } from './store-categories.server'
import { storeProducts, unlist } from './store-products.server'
import { plainWeightsNote } from './variants/file-weights.server'

/** The rows of a transaction, which holds the event loop for some ten milliseconds. */
const BATCH = 100
const UNLISTED_AT_ONCE = 500
const READ_AT_ONCE = 5000
/** More changed products than this are announced as 'all'. */
const ANNOUNCED = 500
const ANNOUNCE_MS = 10_000

export interface ImportOptions {
  /** 'file' or the host. */
  source: string
  /** Missing products of these sources are unlisted. */
  unlistFrom?: string[]
  /** The reported stock replaces ours, whatever was sold here. */
  setStock?: boolean
  /** Refuses, changing nothing, when more than this share of the rows is bad; 1 never refuses. */
  mostRejected?: number
  mostUnlisted?: number
  /** Rows name products of this source by SKU or id; omitted fields stay. */
  partial?: boolean
  dryRun?: boolean
  /** Rows in one transaction: more where this process serves nobody meanwhile. */
  atOnce?: number
  /** Milliseconds between transactions, in which other processes can lock the file. */
  restMs?: number
  onRead?: (rows: number) => void
  onStored?: (done: number, of: number) => void
  onBatch?: (products: SpooledProduct[]) => Promise<void>
}

export interface ImportReport {
  read: number
  added: number
  changed: number
  restocked: number
  unchanged: number
  unlisted: number
  /** Products with a discount or price before, of which an own shop shows nothing by itself. */
  discounts?: number
  /** The products, in a shop of kilograms, whose weight came from a column that names no unit. */
  inPounds?: number
  inKilograms?: number
  rejectedCount: number
  rejected: Rejected[]
}

/** Imports a source; throws, with nothing changed, when it cannot be read whole. */
export async function importProducts(
  db: Database,
  rows: AsyncIterable<SourceRow>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { partial, source, onRead } = options
  const spooled = await spool(partial ? keyedRows(db, rows, source, options.setStock) : rows, {
    onRead,
    holdersOf: (skus) => skuHolders(db, skus),
  })
  try {
    const { count, rejectedCount, rejected } = spooled
    const share = rejectedCount / Math.max(1, count + rejectedCount)
    if (count === 0) throw new RefusedSource(`no product in it${whyFirst(rejected)}`)
    if (share > (options.mostRejected ?? 1))
      throw new TooMuchLost(
        `${rejectedCount} of ${count + rejectedCount} products are not sound${whyFirst(rejected)}`,
      )
    const gone = options.unlistFrom ? await vanished(db, options.unlistFrom, spooled.has) : []
    await refuseEmptying(db, gone.length, options)
    const all = { count, gone, isNamed: spooled.has }
    const done = await store(db, spooled.products(), all, options)
    const { refused, ...sums } = done
    return {
      ...sums,
      read: count + rejectedCount,
      rejectedCount: rejectedCount + refused.length,
      rejected: [...rejected, ...refused],
    }
  } finally {
    await spooled.remove()
  }
}

const whyFirst = ([first]: Rejected[]) => (first ? ` (row ${first.row}, ${first.reason})` : '')

async function store(
  db: Database,
  products: AsyncIterable<SpooledProduct>,
  { count, gone, isNamed }: { count: number; gone: number[]; isNamed: (id: number) => boolean },
  options: ImportOptions,
) {
  const categories = new CategorySlugs()
  const news = { ids: [] as number[], all: false, index: false, since: Date.now() }
  const sums = { added: 0, changed: 0, restocked: 0, unchanged: 0, unlisted: 0 }
  let [seen, discounts, plainWeights] = [0, 0, 0]
  const refused: Rejected[] = []
  let batch: SpooledProduct[] = []

  const flush = async () => {
    const names = batch.map(({ categoryName }) => categoryName)
    if (categories.lacks(names)) {
      const find = (one: Connection) => categories.find(one, names, options.dryRun)
      if (await inTransaction(db, find)) Object.assign(news, { index: true, all: true })
    }
    for (const product of batch) product.category = categories.slugOf(product.categoryName)
    await options.onBatch?.(batch)
    const stored = await storeProducts(db, batch, { ...options, isNamed })
    const { added, changed, restocked } = stored
    refused.push(...stored.refused)
    sums.added += added.length
    sums.changed += changed.length
    sums.restocked += restocked.length
    if (areOfHistory()) discounts += batch.filter(isGivenReduced).length
    plainWeights += batch.filter((one) => one.plainWeight).length
    const moved = added.length + changed.length + restocked.length
    sums.unchanged += batch.length - moved - stored.refused.length
    if (added.length + changed.length > 0) news.index = true
    if (news.ids.length <= ANNOUNCED) news.ids.push(...added, ...changed, ...restocked)
    batch = []
    options.onStored?.(seen, count)
    if (!options.dryRun && news.index && Date.now() - news.since > ANNOUNCE_MS)
      await announce(db, news)
    if (options.restMs && !options.dryRun) await sleep(options.restMs)
    else await new Promise((resolve) => setImmediate(resolve)) // Requests are served in between.
  }

  options.onStored?.(0, count)
  for await (const product of products) {
    seen++
    batch.push(product)
    if (batch.length === (options.atOnce ?? BATCH)) await flush()
  }
  if (batch.length > 0) await flush()
  sums.unlisted = gone.length
  const notes = { ...(discounts > 0 && { discounts }), ...plainWeightsNote(plainWeights) }
  const told = { ...sums, ...notes, refused }
  if (options.dryRun) return told
  for (let at = 0; at < gone.length; at += UNLISTED_AT_ONCE)
    await unlist(db, gone.slice(at, at + UNLISTED_AT_ONCE))
  for (const id of gone) news.ids.push(id)
  if (gone.length > 0) news.index = true
  await announce(db, news)
  return told
}

/** Refreshes the index first, because dropped pages would else be rendered from the old one. */
async function announce(
  db: Database,
  news: { ids: number[]; all: boolean; index: boolean; since: number },
) {
  const products = news.all || news.ids.length > ANNOUNCED ? 'all' : news.ids
  const change = await inTransaction(db, async (connection): Promise<DataChange> => {
    const onlyStock = !news.index && products !== 'all' && products.length > 0
    const left = onlyStock ? await piecesLeft(connection, products) : undefined
    await recordChange(connection, { products, left })
    return { products, left }
  })
  if (news.index) {
    await refreshIndex(db)
    await indexRebuilt(db)
  }
  if (products.length > 0) announceChange(db, change)
  Object.assign(news, { ids: [], all: false, index: false, since: Date.now() })
}

async function refuseEmptying(db: Database, gone: number, { mostUnlisted = 1 }: ImportOptions) {
  if (gone === 0 || mostUnlisted === 1) return
  const { listed } = await db
    .selectFrom('products')
    .select((row) => row.fn.countAll<number>().as('listed'))
    .where('listed', '=', YES)
    .executeTakeFirstOrThrow()
  if (gone > listed * mostUnlisted)
    throw new TooMuchLost(`${gone} of ${listed} products would no longer be listed`)
}

async function vanished(db: Database, sources: string[], has: (id: number) => boolean) {
  const gone: number[] = []
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .select('id')
      .where('id', '>', after)
      .where('source', 'in', sources)
      .where('listed', '=', YES)
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    for (const { id } of rows) if (!has(id)) gone.push(id)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return gone
    after = last.id
    await new Promise((resolve) => setImmediate(resolve))
  }
}
