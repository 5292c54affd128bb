import { sql } from 'kysely'
import { picturePath } from '../../../catalogue/product/picture-path.server'
import { type Connection, type Database, NO, YES } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { COVER_DAYS, coverOf } from '../../../orders/figures/definitions'
import { mayBecome, STATUSES } from '../../../orders/order/status'
import { settings } from '../../../settings/settings.server'
import type { LowPage, LowRow } from './low-row'

const UNSENT = STATUSES.filter(
  (status) => mayBecome(status, 'shipped') || mayBecome(status, 'paid'),
)

/** Rows beyond this are not counted. */
const MOST_LOW = 1000
const PAGE = 50

interface Unit {
  productId: number
  variant: number | null
  stock: number
}

/** Lists products and variants on sale that are low in stock, the lowest first. */
export async function lowStock(db: Database, page: number, now = Date.now()): Promise<LowPage> {
  const threshold = settings().shop.lowStock
  const units = await lowUnits(db, threshold)
  const rows = await rowsOf(db, units.slice((page - 1) * PAGE, page * PAGE), now)
  const total = Math.min(units.length, MOST_LOW)
  return { threshold, rows, page, size: PAGE, total, more: units.length > MOST_LOW }
}

export const countLow = async (db: Connection) =>
  Math.min(MOST_LOW, (await lowUnits(db, settings().shop.lowStock)).length)

/** Reads one unit beyond the limit, to tell whether more exist. */
async function lowUnits(db: Connection, pieces: number): Promise<Unit[]> {
  // Repeats the WHERE of the partial index on low counts (037), or SQLite will not use it.
  const few = sql<boolean>`quantity <= 100 and quantity <= ${sql.lit(pieces)}`
  const plain = await db
    .selectFrom('stock')
    .innerJoin('products', 'products.id', 'stock.product_id')
    .select(['products.id as productId', 'quantity as stock', sql<null>`null`.as('variant')])
    .where(few)
    .where('products.options', 'is', null)
    .where('products.listed', '=', YES)
    .where('products.hidden', '=', NO)
    .orderBy('quantity')
    .orderBy('stock.product_id')
    .limit(MOST_LOW + 1)
    .execute()
  const varied = await db
    .selectFrom('variant_stock')
    .innerJoin('variants', 'variants.id', 'variant_stock.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.id as productId', 'variants.id as variant', 'quantity as stock'])
    .where(few)
    .where('variants.listed', '=', YES)
    .where('products.listed', '=', YES)
    .where('products.hidden', '=', NO)
    .orderBy('quantity')
    .orderBy('variant_stock.variant_id')
    .limit(MOST_LOW + 1)
    .execute()
  const all: Unit[] = [...plain, ...varied]
  return all
    .sort(
      (one, other) =>
        one.stock - other.stock ||
        one.productId - other.productId ||
        (one.variant ?? 0) - (other.variant ?? 0),
    )
    .slice(0, MOST_LOW + 1)
}

async function rowsOf(db: Connection, units: Unit[], now: number): Promise<LowRow[]> {
  if (units.length === 0) return []
  const ids = [...new Set(units.map(({ productId }) => productId))]
  const products = await db
    .selectFrom('products')
    .select(['id', 'title', 'sku', 'thumbnail', 'created_at'])
    .where('id', 'in', ids)
    .execute()
  const chosen = units.flatMap(({ variant }) => variant ?? [])
  const variants = chosen.length > 0 ? await variantsOf(db, chosen) : []
  const productById = new Map(products.map((one) => [one.id, one]))
  const variantById = new Map(variants.map((one) => [one.id, one]))
  const moving = await recentDemand(db, ids, now)
  return units.flatMap(({ productId, variant, stock }) => {
    const product = productById.get(productId)
    if (!product) return []
    const of = variant === null ? undefined : variantById.get(variant)
    const { reserved, sold, days } = moving(productId, variant, product.created_at)
    return {
      id: variant === null ? String(productId) : `${productId}-${variant}`,
      productId,
      ...(variant !== null && { variant }),
      title: product.title,
      ...(of && { chosen: (JSON.parse(of.chosen) as string[]).join(' / ') }),
      sku: of?.sku ?? product.sku,
      picture: product.thumbnail && picturePath(productId, 0, product.thumbnail),
      ...{ stock, reserved },
      soldADay: Math.round((sold * 10) / days) / 10,
      lasts: coverOf(stock, sold, days),
    }
  })
}

const variantsOf = (db: Connection, ids: number[]) =>
  db.selectFrom('variants').select(['id', 'sku', 'chosen']).where('id', 'in', ids).execute()

interface Moved {
  product_id: number
  variant_id: number | null
  sold: number
  reserved: number
}

/** Sums recent sales and unsent pieces by product and variant; the weeks are those of the stock report. */
async function recentDemand(db: Connection, ids: number[], now: number) {
  const since = now - COVER_DAYS * DAY_MS
  const unsent = sql.join(UNSENT)
  const { rows } = await sql<Moved>`
    select product_id, variant_id,
      cast(sum(case when placed_at >= ${since} then quantity else 0 end) as bigint) as sold,
      cast(sum(case when status in (${unsent}) then quantity else 0 end) as bigint) as reserved
    from order_lines join orders on orders.id = order_lines.order_id
    where product_id in (${sql.join(ids)})
      and status <> 'cancelled' and (placed_at >= ${since} or status in (${unsent}))
    group by product_id, variant_id`.execute(db)
  const keyOf = (productId: number, variant: number | null) => `${productId}-${variant ?? ''}`
  const moved = new Map(rows.map((row) => [keyOf(row.product_id, row.variant_id), row]))
  return (productId: number, variant: number | null, createdAt: number) => {
    const { sold = 0, reserved = 0 } = moved.get(keyOf(productId, variant)) ?? {}
    const age = Math.ceil((now - createdAt) / DAY_MS)
    const days = Math.min(COVER_DAYS, Math.max(1, age))
    return { sold: Number(sold), reserved: Number(reserved), days }
  }
}
