import { type Connection, YES } from '../../database/tables.server'
import type { ChangeMade } from './price-changes.server'
import { pricesInForce } from './prices-in-force.server'

/** Sets the product's price to the least of its variants' and logs the change. */
export async function followVariants(connection: Connection, productId: number, made: ChangeMade) {
  const { price } = await connection
    .selectFrom('variants')
    .select((row) => row.fn.min('price').as('price'))
    .where('product_id', '=', productId)
    .where('listed', '=', YES)
    .executeTakeFirstOrThrow()
  const known = await connection
    .selectFrom('products')
    .select(['id', 'price', 'discount', 'lowest_before', 'options'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow()
  if (price === null || known.options === null) return // The product has lost its options since.
  const { options: _, ...before } = known
  const prices = await pricesInForce(connection, [productId], made)
  const row = prices.take({ ...before, price: Number(price) }, before, ['discount'])
  for (const { id, ...values } of await prices.keep([row]))
    await connection
      .updateTable('products')
      .set({ ...values, changed_at: made.at })
      .where('id', '=', id)
      .execute()
}
