import type { Database } from '../../database/tables.server'
import { runningPrices } from '../prices/prices-in-force.server'
import type { Review } from '../product'

const READ_AT_ONCE = 500

/** As an import reads it: DummyJSON's names, dollars, percent. Stock as it is now. */
export interface ExportedProduct {
  id: number
  sku: string | null
  title: string
  description: string
  category: string
  price: number
  discountPercentage: number
  rating: number
  stock: number
  brand: string | null
  colour: string | null
  weight: number
  warrantyInformation: string
  shippingInformation: string
  returnPolicy: string
  thumbnail: string
  images: string[]
  createdAt: string
  reviews: Review[]
}

/** Every product of the shop by id, hidden ones too; those no longer listed are left out. */
export async function* exportedProducts(db: Database): AsyncGenerator<ExportedProduct> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .leftJoin('stock', 'stock.product_id', 'products.id')
      .selectAll('products')
      .select('stock.quantity')
      .where('id', '>', after)
      .where((row) => row.or([row('listed', '=', 1), row('hidden', '=', 1)]))
      .orderBy('id')
      .limit(READ_AT_ONCE)
      .execute()
    // What is scheduled ends by itself: a file that holds it would make it the price for good.
    const regular = await runningPrices(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const { price, discount } = regular.get(row.id) ?? row
      yield {
        id: row.id,
        sku: row.sku,
        title: row.title,
        description: row.description,
        category: row.category,
        price: price / 100,
        discountPercentage: discount / 100,
        rating: (row.source_rating ?? row.rating) / 100, // without those of its buyers here
        stock: row.quantity ?? 0,
        brand: row.brand,
        colour: row.colour,
        weight: row.weight / 100,
        warrantyInformation: row.warranty,
        shippingInformation: row.shipping,
        returnPolicy: row.returns,
        thumbnail: row.thumbnail,
        images: JSON.parse(row.images),
        createdAt: new Date(row.created_at).toISOString(),
        reviews: JSON.parse(row.reviews),
      }
    }
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return
    after = last.id
  }
}
