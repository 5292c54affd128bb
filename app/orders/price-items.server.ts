import { engineOf } from '../database/open.server'
import type { Connection } from '../database/tables.server'
import type { OrderItem, WantedItem } from './order'

export type PricedItem = OrderItem & { available: number }

/**
 * Wanted items at the catalogue's own titles, prices and stock, and the ids of those not for sale.
 * `lock` holds the stock on PostgreSQL until the transaction ends, in the order of ids, so that
 * orders that overlap queue up instead of locking each other out.
 */
export async function priceItems(connection: Connection, wanted: WantedItem[], lock = false) {
  if (wanted.length === 0) return { items: [], unknown: [] }
  const ids = wanted.map((item) => item.productId)
  const rows = await connection
    .selectFrom('stock')
    .innerJoin('products', 'products.id', 'stock.product_id')
    .select(['products.id', 'products.title', 'products.price', 'stock.quantity'])
    .where('stock.product_id', 'in', ids)
    .where('products.listed', '=', 1)
    .orderBy('stock.product_id')
    .$if(lock && engineOf(connection) === 'postgres', (query) => query.forUpdate('stock'))
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items: PricedItem[] = []
  const unknown: number[] = []
  for (const { productId, quantity } of wanted) {
    const row = byId.get(productId)
    if (!row) unknown.push(productId)
    else
      items.push({
        productId,
        title: row.title,
        unitPrice: row.price,
        quantity,
        lineTotal: row.price * quantity,
        available: row.quantity,
      })
  }
  return { items, unknown }
}
