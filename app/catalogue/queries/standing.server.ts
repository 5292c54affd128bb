import { sql } from 'kysely'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'

/** What a product's sales add at most: less than a better field, more than a better rating. */
const MOST_FOR_SALES = 15
const FOR_EACH_DOUBLING = 3
const SOLD_OUT = -15

/** A product is sold out when neither it nor a variant for sale has a piece. */
const PIECES = sql<number>`case when products.options is null then coalesce(stock.quantity, 0) else
  (select coalesce(max(variant_stock.quantity), 0) from variants
    join variant_stock on variant_stock.variant_id = variants.id
    where variants.product_id = products.id and variants.listed = 1) end`

/** Returns the points that sales and stock add to the score of a search, by id. */
export async function standingOf(db: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const rows = await readFromReplica(db, ids, (reader) =>
    reader
      .selectFrom('products')
      .leftJoin('stock', 'stock.product_id', 'products.id')
      .select(['products.id', 'products.sold', PIECES.as('pieces')])
      .where('products.id', 'in', ids)
      .execute(),
  )
  return new Map(
    rows.map(({ id, sold, pieces }) => [
      id,
      Math.min(MOST_FOR_SALES, FOR_EACH_DOUBLING * Math.log2(1 + sold)) +
        (Number(pieces) > 0 ? 0 : SOLD_OUT),
    ]),
  )
}
