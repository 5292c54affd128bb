import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { inSlices, joined, partsOf } from './slices.server'

/** Of orders that count: articles at their prices, before discount and what comes on top. */
export interface SoldProduct {
  productId: number
  currency: string
  pieces: number
  amount: number
}

/** Every product that was sold, in no order. */
export async function soldProducts(db: Connection, span: Slot): Promise<SoldProduct[]> {
  const sums = new Map<string, Map<number, SoldProduct>>()
  const add = async (slot: Slot) => {
    for (const { currency, lines } of await readLines(db, slot)) {
      const products = sums.get(currency) ?? new Map<number, SoldProduct>()
      sums.set(currency, products)
      addLines(products, currency, JSON.parse(`[${lines}]`))
    }
  }
  await inSlices(db, partsOf(span), async (some) => {
    for (const slot of some) await add(slot)
    return []
  })
  return [...sums.values()].flatMap((products) => [...products.values()])
}

/** Of each line its product, its pieces and what one costs. */
function addLines(products: Map<number, SoldProduct>, currency: string, lines: number[]) {
  for (let at = 0; at < lines.length; at += 3) {
    const [productId, quantity, price] = lines.slice(at, at + 3) as [number, number, number]
    const sum = products.get(productId) ?? { productId, currency, pieces: 0, amount: 0 }
    products.set(productId, sum)
    sum.pieces += quantity
    sum.amount += quantity * price
  }
}

async function readLines(db: Connection, { from, until }: Slot) {
  const line = sql`product_id || ',' || quantity || ',' || unit_price`
  const { rows } = await sql<{ currency: string; lines: string }>`
    select currency, ${joined(db, line)} as lines
    from orders join order_lines on order_lines.order_id = orders.id
    where placed_at >= ${from} and placed_at < ${until} and status <> 'cancelled'
    group by currency`.execute(db)
  return rows
}

const IDS_AT_ONCE = 1000

export interface NamedProduct {
  id: number
  title: string
  sku: string | null
  category: string
}

/** A product stays in its table for as long as an order refers to it. */
export async function nameProducts(db: Connection, ids: readonly number[]) {
  const found = new Map<number, NamedProduct>()
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title', 'sku', 'category'])
      .where('id', 'in', ids.slice(at, at + IDS_AT_ONCE))
      .execute()
    for (const row of rows) found.set(row.id, row)
  }
  return found
}
