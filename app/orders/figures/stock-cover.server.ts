import { sql } from 'kysely'
import { type Connection, NO, YES } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { COVER_DAYS, coverOf } from './definitions'

const IDS_AT_ONCE = 1000

/** The days for which stock lasts at the recent rate, by product or by variant. */
interface Cover {
  productId: number
  title: string
  sku: string | null
  /** The variant's chosen values, JSON. */
  chosen: string | null
  left: number
  sold: number
  /** Days sold in; fewer for a newer product. */
  days: number
  /** Days, to a tenth. */
  lasts: number
}

/** Returns the cover of products on sale, the soonest sold out first. */
export async function stockCover(db: Connection, now = Date.now()): Promise<Cover[]> {
  const sold = await soldSince(db, now)
  const products = await inParts(
    sold.flatMap(({ productId }) => productId),
    (ids) => productsOf(db, ids),
  )
  const variants = await inParts(
    sold.flatMap(({ variantId }) => variantId ?? []),
    (ids) => variantsOf(db, ids),
  )
  return sold
    .flatMap(({ productId, variantId, pieces }): Cover[] => {
      const product = products.get(productId)
      const variant = variantId === null ? undefined : variants.get(variantId)
      if (!product || (variantId !== null && !variant)) return []
      const age = Math.ceil((now - product.created_at) / DAY_MS)
      const days = Math.min(COVER_DAYS, Math.max(1, age))
      const left = variant?.quantity ?? product.quantity
      return [
        {
          productId,
          title: product.title,
          sku: variant?.sku ?? product.sku,
          chosen: variant?.chosen ?? null,
          left,
          sold: pieces,
          days,
          lasts: coverOf(left, pieces, days) ?? 0,
        },
      ]
    })
    .sort((one, other) => one.lasts - other.lasts || other.sold - one.sold)
}

async function soldSince(db: Connection, now: number) {
  const { rows } = await sql<{ productId: number; variantId: number | null; pieces: number }>`
    select product_id as "productId", variant_id as "variantId",
      cast(sum(quantity) as bigint) as pieces
    from orders join order_lines on order_lines.order_id = orders.id
    where placed_at >= ${now - COVER_DAYS * DAY_MS} and placed_at < ${now}
      and status <> 'cancelled'
    group by product_id, variant_id`.execute(db)
  return rows
}

async function inParts<Row extends { id: number }>(
  ids: number[],
  read: (some: number[]) => Promise<Row[]>,
) {
  const found = new Map<number, Row>()
  const all = [...new Set(ids)]
  for (let at = 0; at < all.length; at += IDS_AT_ONCE)
    for (const row of await read(all.slice(at, at + IDS_AT_ONCE))) found.set(row.id, row)
  return found
}

const productsOf = (db: Connection, ids: number[]) =>
  db
    .selectFrom('products')
    .innerJoin('stock', 'stock.product_id', 'products.id')
    .select(['products.id', 'title', 'sku', 'created_at', 'stock.quantity'])
    .where('products.id', 'in', ids)
    .where('listed', '=', YES)
    .where('hidden', '=', NO)
    .execute()

const variantsOf = (db: Connection, ids: number[]) =>
  db
    .selectFrom('variants')
    .innerJoin('variant_stock', 'variant_stock.variant_id', 'variants.id')
    .select(['variants.id', 'sku', 'chosen', 'variant_stock.quantity'])
    .where('variants.id', 'in', ids)
    .where('listed', '=', YES)
    .execute()
