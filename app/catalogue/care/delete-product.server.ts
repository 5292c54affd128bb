import type { Connection, Database } from '../../database/tables.server'
import { moveAddress } from '../../redirects/keep-redirects.server'
import { keepIdTaken } from '../incoming/own-keys.server'
import { categoryPath, productPath } from '../product/product-path'
import { lockedStock } from '../stock/stock-rows.server'
import { changeProducts } from './edits/keep-edit.server'

type Deleted = { ok: true } | { ok: false; code: 'UNKNOWN' | 'SOLD' }

/** The rows of a product alone, those that name others first. */
const OF_PRODUCT = [
  ...(['scheduled_prices', 'price_changes', 'stock_changes', 'back_in_stock'] as const),
  ...(['search_clicks', 'product_tags', 'product_texts', 'variants', 'stock'] as const),
]

/**
 * Deletes a product that no order names; one that was ever ordered stays, as orders refer to it.
 * Orders lock the stock first, so that none that is under way is missed. Its number is never given
 * to another product: carts and links have it. Its slug, and what led to it, leads to its category.
 */
export const deleteProduct = (
  db: Database,
  id: number,
  alongside: (connection: Connection, title: string) => Promise<void>,
) =>
  changeProducts<Deleted>(db, async (connection) => {
    const refuse = (code: 'UNKNOWN' | 'SOLD') => ({
      ...{ result: { ok: false, code } as const, products: [] },
    })
    await lockedStock(connection, [id])
    const product = await connection
      .selectFrom('products')
      .leftJoin('categories', 'categories.slug', 'products.category')
      .select(['title', 'sold', 'products.slug', 'categories.slug as category', 'address'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (!product) return refuse('UNKNOWN')
    const line = await connection
      .selectFrom('order_lines')
      .select('order_id')
      .where('product_id', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (line || product.sold > 0) return refuse('SOLD')
    await keepIdTaken(connection, id)
    await connection
      .deleteFrom('variant_stock')
      .where('variant_id', 'in', (rows) =>
        rows.selectFrom('variants').select('id').where('product_id', '=', id),
      )
      .execute()
    for (const table of OF_PRODUCT)
      await connection.deleteFrom(table).where('product_id', '=', id).execute()
    await connection.deleteFrom('products').where('id', '=', id).execute()
    await leadToCategory(connection, { ...product, id })
    await alongside(connection, product.title)
    return { result: { ok: true }, products: [id] }
  })

async function leadToCategory(
  connection: Connection,
  {
    id,
    slug,
    category,
    address,
  }: Record<'slug' | 'category' | 'address', string | null> & { id: number },
) {
  const to = category === null ? '/shop' : categoryPath({ slug: category, address })
  for (const from of new Set([productPath({ id }), productPath({ id, slug })]))
    await moveAddress(connection, {
      ...{ from, to, kind: 'product' },
      keepOld: from !== productPath({ id }), // An unknown number is an unknown product.
    })
}
