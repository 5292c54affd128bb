import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { titleKey } from '../index/base/title-buffer.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { pricesInForce } from '../prices/prices-in-force.server'
import { ownReviews } from '../ratings/published-reviews.server'
import { fromSource, withOwn } from '../ratings/rating'
import { lockedStock, writeStock } from '../stock-rows.server'
import type { ProductsTable } from '../tables.server'
import type { IncomingProduct } from './incoming-product'
import { withIds } from './own-keys.server'
import { nextStock } from './stock-rule'
import {
  knownVariants,
  planVariants,
  type VariantPlan,
  writeVariants,
} from './variants/store-variants.server'

export interface Stored {
  added: number[]
  changed: number[]
  restocked: number[]
}

interface How {
  source: string
  setStock?: boolean
  /** A row may leave fields out, which then stay as they are. */
  partial?: boolean
  /** Ids that rows to come name: no new product is given one. */
  isNamed?: (id: number) => boolean
  /** Finds out what would change, and changes nothing. */
  dryRun?: boolean
}

/** Adds or updates products, each id at most once. SQLite blocks meanwhile: pass small batches. */
export function storeProducts(
  db: Database,
  incoming: IncomingProduct[],
  how: How,
): Promise<Stored> {
  return inTransaction(db, async (connection) => {
    const products = how.dryRun ? incoming : await withIds(connection, incoming, how.isNamed)
    const ids = products.map(({ id }) => id).sort((a, b) => a - b)
    const before = await readKnown(connection, ids)
    const own = await ownReviews(connection, ids)
    const variants = await knownVariants(connection, optionalIds(products, before))
    const now = Date.now()
    const prices = await pricesInForce(connection, ids, { by: how.source, at: now })
    const stored: Stored = { added: [], changed: [], restocked: [] }
    const rows: Row[] = []
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
      const given = rowOf(product, how.source, next.owed, known?.created_at ?? now)
      const absent = absentFrom(product, keepsVariants)
      const merged = known ? withKnown(given, fromSource(known), absent) : given
      const row = prices.take(withOwn(merged, own.get(product.id)), known, absent)
      const moved = known?.quantity !== next.quantity || (plan?.rows.length ?? 0) > 0
      if (moved) stock.push({ product_id: product.id, quantity: next.quantity })
      if (!known) stored.added.push(product.id)
      else if (differs(row, known) || plan?.changed || prices.later.has(product.id))
        stored.changed.push(product.id)
      else if (moved || known.source_stock !== row.source_stock) stored.restocked.push(product.id)
      else continue
      rows.push({ ...row, changed_at: now })
    }
    if (how.dryRun) return stored
    if (rows.length > 0) await upsert(connection, await prices.keep(rows))
    if (plans.length > 0) await writeVariants(connection, plans)
    if (stock.length > 0) await writeStock(connection, stock)
    const listed = [...stored.added, ...stored.changed]
    if (listed.length > 0) await logCatalogueChange(connection, listed)
    return stored
  })
}

export const unlist = (db: Database, ids: number[]) =>
  inTransaction(db, async (connection) => {
    await connection
      .updateTable('products')
      .set({ listed: 0, changed_at: Date.now() })
      .where('id', 'in', ids)
      .execute()
    await logCatalogueChange(connection, ids)
  })

/** A host that names no variants has none; where they are kept, price and stock are theirs. */
const absentFrom = ({ absent }: IncomingProduct, keepsVariants: boolean) =>
  keepsVariants
    ? [...absent, 'price' as const, 'stock' as const]
    : absent.filter((field) => field !== 'variety')

/** Products that come in variants, or came in some. */
const optionalIds = (products: IncomingProduct[], before: ReadonlyMap<number, Known>) =>
  products.flatMap(({ id, variety }) => (variety || before.get(id)?.options != null ? id : []))

async function readKnown(connection: Connection, ids: number[]) {
  // Locked first: what another changes of a product is then stored before it is read.
  const stock = await lockedStock(connection, ids)
  const products = await connection
    .selectFrom('products')
    .selectAll()
    .where('id', 'in', ids)
    .execute()
  const quantities = new Map(stock.map(({ product_id, quantity }) => [product_id, quantity]))
  return new Map(products.map((row) => [row.id, { ...row, quantity: quantities.get(row.id) }]))
}

type Row = ReturnType<typeof rowOf> & { changed_at: number }
type Known = { [Column in keyof ReturnType<typeof rowOf>]: ReturnType<typeof rowOf>[Column] } & {
  hidden: number
  quantity: number | undefined
}

const rowOf = (product: IncomingProduct, source: string, owed: number, created: number) => ({
  id: product.id,
  sku: product.sku,
  title: product.title,
  title_key: titleKey(product.title),
  description: product.description,
  category: product.category,
  brand: product.brand,
  colour: product.colour,
  price: product.price,
  tax_class: product.tax_class,
  discount: product.discount,
  lowest_before: null as number | null,
  rating: product.rating,
  review_count: product.reviews.length,
  source_rating: null as number | null,
  weight: product.weight,
  warranty: product.warranty,
  shipping: product.shipping,
  returns: product.returns,
  thumbnail: product.thumbnail,
  images: JSON.stringify(product.images),
  reviews: JSON.stringify(product.reviews),
  options: product.variety && JSON.stringify(product.variety.options),
  source,
  listed: 1,
  created_at: product.createdAt ?? created,
  source_stock: product.stock as number | null,
  source_owed: owed,
})

/** Columns of a field where they are not the one of its name. */
const COLUMNS: Partial<Record<IncomingProduct['absent'][number], (keyof Known)[]>> = {
  title: ['title', 'title_key'],
  reviews: ['reviews', 'review_count'],
  stock: ['source_stock'],
  variety: ['options'],
}

function withKnown(
  row: ReturnType<typeof rowOf>,
  known: Known,
  absent: IncomingProduct['absent'],
): ReturnType<typeof rowOf> {
  const columns = absent.flatMap((field) => COLUMNS[field] ?? [field as keyof Known])
  const kept = Object.fromEntries(columns.map((column) => [column, known[column]]))
  return { ...row, ...kept, listed: known.hidden ? 0 : 1 }
}

const LEDGER = new Set<string>(['source_stock', 'source_owed'] satisfies (keyof ProductsTable)[])

const differs = (row: ReturnType<typeof rowOf>, known: Known) =>
  Object.entries(row).some(
    ([column, value]) => !LEDGER.has(column) && known[column as keyof Known] !== value,
  )

async function upsert(connection: Connection, rows: Row[]) {
  const columns = Object.keys(rows[0] as Row).filter((column) => column !== 'id') as (keyof Row)[]
  await connection
    .insertInto('products')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((row) =>
          Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}`)])),
        ),
    )
    .execute()
}
