import { sql } from 'kysely'
import { putRows } from '../../database/put-rows.server'
import { findRows, idsOf, updateRows } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { pricesInForce } from '../prices/prices-in-force.server'
import { variantPricesInForce } from '../prices/variant-prices.server'
import { ownReviews } from '../ratings/published-reviews.server'
import { fromSource, withOwn } from '../ratings/rating'
import { releaseMovedSlugs, withFreeSlugs } from '../slugs/given-slugs.server'
import { keepFormerSlugs } from '../slugs/product-slugs.server'
import { lockedStock, writeStock } from '../stock/stock-rows.server'
import { lockSkus, releaseSkus, skuHolders } from '../variants/sku-holders.server'
import { pictureTextsOf } from '../words/picture-texts'
import { storedTags, tagsDiffer, writeTags } from '../words/stored-tags.server'
import { storedWords, wordsDiffer, writeWords } from '../words/stored-words.server'
import { withGivenSeo } from './given-words'
import { withIds } from './own-keys.server'
import {
  differs,
  type KnownColumns,
  type ProductRow,
  rowOf,
  withKnown,
} from './product-columns.server'
import type { IncomingProduct } from './product-to-store'
import type { Rejected, SpooledProduct } from './spool.server'
import { nextStock } from './stock-rule'
import { keepCategories } from './store-categories.server'
import { givenSkus, takenSku, variantSkus } from './taken-skus'
import {
  knownVariants,
  planVariants,
  type VariantPlan,
  writeVariants,
} from './variants/store-variants.server'

interface Stored {
  added: number[]
  changed: number[]
  restocked: number[]
  refused: Rejected[]
}

interface How {
  source: string
  setStock?: boolean
  partial?: boolean
  isNamed?: (id: number) => boolean
  dryRun?: boolean
}

/** Adds or updates products, each id at most once. SQLite blocks meanwhile: pass small batches. */
export function storeProducts(db: Database, incoming: SpooledProduct[], how: How): Promise<Stored> {
  // The change's log is flushed with it; an import cut off before runs once more anyway.
  return inTransaction(db, (connection) => storeIn(connection, incoming, how), { synced: false })
}

async function storeIn(
  connection: Connection,
  incoming: SpooledProduct[],
  how: How,
): Promise<Stored> {
  if (engineOf(connection) === 'postgres')
    await sql`set local synchronous_commit = off`.execute(connection)
  const skus = incoming.flatMap(givenSkus)
  if (skus.length > 0 && !how.dryRun) await lockSkus(connection)
  const owned = free(
    how.dryRun ? incoming : await withIds(connection, incoming, how.isNamed),
    await skuHolders(connection, skus),
  )
  const { products, refused } = await withFreeSlugs(connection, owned)
  const stored: Stored = { added: [], changed: [], restocked: [], refused }
  if (products.length === 0) return stored
  const ids = products.map(({ id }) => id).sort((a, b) => a - b)
  const before = await readKnown(connection, ids)
  if (!how.dryRun) await keepCategories(connection, [...products, ...before.values()])
  const own = await ownReviews(connection, ids)
  const variants = await knownVariants(connection, optionalIds(products, before))
  const words = await storedWords(connection, worded(products))
  const tagged = products.filter(({ absent }) => !absent.includes('tags'))
  const tags = await storedTags(connection, idsOf(tagged))
  const made = { by: how.source, at: Date.now() }
  const prices = await pricesInForce(connection, ids, made)
  const variantPrices = await variantPricesInForce(connection, [...variants.keys()], made)
  const isLater = (id: number) =>
    prices.later.has(id) || variants.get(id)?.some((one) => variantPrices.later.has(one.id))
  const rows: ProductRow[] = []
  const stock: { product_id: number; quantity: number }[] = []
  const plans: VariantPlan[] = []
  for (const product of products) {
    const known = before.get(product.id)
    const ledger = known?.source === how.source && !how.setStock ? known : undefined
    const keepsVariants =
      known?.options != null && Boolean(how.partial) && product.absent.includes('variety')
    const plan = keepsVariants
      ? undefined
      : planVariants(product.id, product.variety, variants.get(product.id) ?? [], {
          ledger: ledger !== undefined,
          prices: variantPrices,
        })
    if (plan && plan.rows.length > 0) plans.push(plan)
    const hasStock = !keepsVariants && !product.absent.includes('stock')
    const next =
      product.variety && plan
        ? plan
        : known && !hasStock
          ? { quantity: known.quantity ?? 0, owed: known.source_owed }
          : nextStock(
              ledger && {
                quantity: ledger.quantity ?? 0,
                sourceStock: ledger.source_stock,
                owed: ledger.source_owed,
              },
              product.stock,
            )
    const given = rowOf(product, how.source, next.owed, known?.created_at ?? made.at)
    const absent = absentFrom(product, keepsVariants)
    // A variant's scheduled price is in force, whatever the file says, which may count only some.
    if (product.variety && plan)
      Object.assign(given, { price: plan.price, source_stock: plan.reported })
    const merged = known ? withKnown(given, fromSource(known), absent) : given
    if (!product.absent.includes('pictureTexts'))
      merged.picture_texts = pictureTextsOf(product.pictureTexts, merged)
    merged.seo_texts = withGivenSeo(known?.seo_texts ?? null, product.seo)
    // Its own SKU may now be one of its variants'.
    if (merged.sku !== null && variantSkus(product).includes(merged.sku)) merged.sku = null
    const row = prices.take(withOwn(merged, own.get(product.id)), known, absent)
    const moved = known?.quantity !== next.quantity || (plan?.rows.length ?? 0) > 0
    if (moved) stock.push({ product_id: product.id, quantity: next.quantity })
    if (!known) stored.added.push(product.id)
    else if (
      differs(row, known) ||
      plan?.changed ||
      isLater(product.id) ||
      wordsDiffer(product, words) ||
      (!product.absent.includes('tags') && tagsDiffer(product, tags))
    )
      stored.changed.push(product.id)
    else if (moved || known.source_stock !== row.source_stock) stored.restocked.push(product.id)
    else continue
    rows.push({ ...row, changed_at: made.at })
  }
  if (how.dryRun) return stored
  const movedSlugs = await releaseMovedSlugs(connection, rows, before)
  if (rows.length > 0) await putRows(connection, 'products', await prices.keep(rows), 'id')
  await keepFormerSlugs(connection, movedSlugs)
  await writeWords(connection, products, words)
  await writeTags(connection, tagged, tags)
  await releaseSkus(connection, new Map(products.flatMap(variantOwners)))
  const lowest = await variantPrices.keep()
  if (plans.length > 0) await writeVariants(connection, plans, lowest, how.source)
  // This includes a variant that closed with its product's options.
  await releaseSkus(connection, new Map(products.flatMap(({ sku }) => (sku ? [[sku, 0]] : []))))
  if (stock.length > 0) await writeStock(connection, stock, how.source)
  const listed = [...stored.added, ...stored.changed]
  if (listed.length > 0) await logCatalogueChange(connection, listed)
  return stored
}

export const unlist = (db: Database, ids: number[]) =>
  inTransaction(db, async (connection) => {
    await updateRows(connection, 'products', { id: ids }, { listed: 0, changed_at: Date.now() })
    await logCatalogueChange(connection, ids)
  })

function free(all: SpooledProduct[], holders: Awaited<ReturnType<typeof skuHolders>>) {
  const products: SpooledProduct[] = []
  const refused: Rejected[] = []
  for (const product of all) {
    const reason = takenSku(product, holders)
    if (reason === undefined) products.push(product)
    else refused.push({ row: product.row, reason })
  }
  return { products, refused }
}

const worded = (products: IncomingProduct[]) =>
  products.flatMap(({ id, words }) => (Object.keys(words).length > 0 ? id : []))

const variantOwners = (product: IncomingProduct) =>
  variantSkus(product).map((sku): [string, number] => [sku, product.id])

/** Returns the omitted fields: a host without variants has none; variants hold price and stock. */
const absentFrom = ({ absent }: IncomingProduct, keepsVariants: boolean) =>
  keepsVariants
    ? [...absent, 'price' as const, 'stock' as const]
    : absent.filter((field) => field !== 'variety')

const optionalIds = (products: IncomingProduct[], before: ReadonlyMap<number, KnownColumns>) =>
  products.flatMap(({ id, variety }) => (variety || before.get(id)?.options != null ? id : []))

async function readKnown(connection: Connection, ids: number[]) {
  // The stock is locked first, so that concurrent changes are stored before the read.
  const stock = await lockedStock(connection, ids)
  const products = await findRows(connection, 'products', { id: ids })
  const quantities = new Map(stock.map(({ product_id, quantity }) => [product_id, quantity]))
  return new Map(products.map((row) => [row.id, { ...row, quantity: quantities.get(row.id) }]))
}
