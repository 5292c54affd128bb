import { sql } from 'kysely'
import { isOneOf } from '../../catalogue/product/one-of.server'
import { type Connection, engineOf } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { inSlices, joined, partsOf } from './slices.server'

/** A product's sales in orders that count, at prices before discount, tax and shipping. */
export interface SoldProduct {
  productId: number
  currency: string
  pieces: number
  amount: number
}

/** Returns every sold product, in no order. */
export async function soldProducts(db: Connection, span: Slot): Promise<SoldProduct[]> {
  const sums = new Map<string, Map<number, SoldProduct>>()
  await inSlices(db, partsOf(span), async (some) => {
    for (const { currency, sold } of await readSold(db, some)) {
      const products = sums.getOrInsert(currency, new Map())
      addUp(products, currency, JSON.parse(`[${sold}]`))
    }
    return []
  })
  return [...sums.values()].flatMap((products) => [...products.values()])
}

/** Adds up triples of a product, its pieces and their amount. */
function addUp(products: Map<number, SoldProduct>, currency: string, sold: number[]) {
  for (let at = 0; at < sold.length; at += 3) {
    const productId = sold[at] as number
    const pieces = sold[at + 1] as number
    const amount = sold[at + 2] as number
    const sum = products.getOrInsert(productId, { productId, currency, pieces: 0, amount: 0 })
    sum.pieces += pieces
    sum.amount += amount
  }
}

/** PostgreSQL sums by product faster than it returns lines; SQLite does the reverse. */
async function readSold(db: Connection, slots: readonly Slot[]) {
  const [pieces, amount] = [sql`quantity`, sql`cast(quantity as bigint) * unit_price`]
  const added = engineOf(db) === 'postgres'
  const { rows } = await sql<{ currency: string; sold: string }>`
    select currency, ${joined(db, sql`product_id || ',' || pieces || ',' || amount`)} as sold
    from (
      select currency, product_id,
        ${added ? sql`sum(${pieces})` : pieces} as pieces,
        ${added ? sql`sum(${amount})` : amount} as amount
      from orders join order_lines on order_lines.order_id = orders.id
      where placed_at >= ${slots[0]?.from} and placed_at < ${slots.at(-1)?.until}
        and status <> 'cancelled'
      ${added ? sql`group by currency, product_id` : sql``}
    ) as sold group by currency`.execute(db)
  return rows
}

/** Names products, which stay stored for as long as orders refer to them. */
export async function nameProducts(db: Connection, ids: readonly number[]) {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'title', 'sku'])
    .where(isOneOf(db, sql.ref('id'), ids))
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns category slugs by product; the query returns one text for each category. */
export async function categoriesByProduct(db: Connection, ids: readonly number[]) {
  const { rows } = await sql<{ category: string; ids: string }>`
    select category, ${joined(db, sql`cast(id as text)`)} as ids from products
    where ${isOneOf(db, sql.ref('id'), ids)} group by category`.execute(db)
  return new Map(
    rows.flatMap(({ category, ids }) =>
      ids.split(',').map((id) => [Number(id), category] as const),
    ),
  )
}
