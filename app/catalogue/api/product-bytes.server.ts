import type { Database } from '../../database/tables.server'
import { KeptBytes } from '../../media/kept-bytes.server'
import type { CatalogueProduct } from '../product'
import { DETAIL_COLUMNS, type DetailRow, toDetail } from '../product-row.server'

const KEPT_BYTES = 48 * 1024 * 1024

/**
 * Each product as the API answers it, as bytes ready to send, by the origin its pictures are named
 * with. `drop` what has changed.
 */
export function productBytes(db: Database) {
  const kept = new KeptBytes<Buffer>(KEPT_BYTES)
  const origins = new Set<string>()
  // What was read before a change must not be kept after it.
  let changes = 0

  async function read(ids: number[], origin: string) {
    const before = changes
    const rows = await db
      .selectFrom('products')
      .leftJoin('stock', 'stock.product_id', 'products.id')
      .select(DETAIL_COLUMNS)
      .select('stock.quantity')
      .where('products.id', 'in', ids)
      .where('products.listed', '=', 1)
      .execute()
    return rows.map((row) => {
      const bytes = Buffer.from(JSON.stringify(toCatalogueProduct(row, origin)))
      if (before === changes) kept.set(`${origin} ${row.id}`, bytes)
      origins.add(origin)
      return [row.id, bytes] as const
    })
  }

  return {
    /** Those that are listed, in the order of the ids. */
    async of(ids: readonly number[], origin: string): Promise<Buffer[]> {
      const found = new Map<number, Buffer>()
      const unknown: number[] = []
      for (const id of ids) {
        const bytes = kept.get(`${origin} ${id}`)
        if (bytes) found.set(id, bytes)
        else unknown.push(id)
      }
      if (unknown.length > 0)
        for (const [id, bytes] of await read(unknown, origin)) found.set(id, bytes)
      return ids.flatMap((id) => found.get(id) ?? [])
    },
    /** One, when it is ready. */
    ready: (id: number, origin: string) => kept.get(`${origin} ${id}`),
    drop(ids: readonly number[] | 'all') {
      changes++
      if (ids === 'all') kept.clear()
      else for (const id of ids) for (const origin of origins) kept.delete(`${origin} ${id}`)
    },
  }
}

/** Field names and units of DummyJSON; pictures by absolute address where the origin is known. */
function toCatalogueProduct(row: DetailRow, origin: string): CatalogueProduct {
  const detail = toDetail(row)
  return {
    id: detail.id,
    title: detail.title,
    description: detail.description,
    category: detail.category,
    price: detail.price / 100,
    discountPercentage: detail.discountPercentage,
    rating: detail.rating,
    stock: detail.stock,
    ...(detail.brand !== null && { brand: detail.brand }),
    ...(detail.colour !== null && { colour: detail.colour }),
    weight: detail.weight,
    warrantyInformation: detail.warrantyInformation,
    shippingInformation: detail.shippingInformation,
    availabilityStatus: detail.availabilityStatus,
    reviews: detail.reviews,
    returnPolicy: detail.returnPolicy,
    thumbnail: origin + detail.thumbnail,
    images: detail.images.map((path) => origin + path),
    createdAt: detail.createdAt,
  }
}
