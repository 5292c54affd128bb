import type { Generated } from 'kysely'

/** Stock is in its own narrow table. */
export interface ProductsTable {
  id: number
  title: string
  /** The lower-case title, for ordering. */
  title_key: string
  description: string
  category: string
  brand: string | null
  colour: string | null
  /** Cents. */
  price: number
  /** Hundredths of a per cent: 12.5% is 1250. */
  discount: number
  /** Hundredths of a star: 4.5 is 450. */
  rating: number
  review_count: number
  /** Hundredths of a pound. */
  weight: number
  warranty: string
  shipping: string
  returns: string
  thumbnail: string
  /** JSON: string[] */
  images: string
  /** JSON: Review[] */
  reviews: string
  /** Pieces ordered so far. */
  sold: Generated<number>
  /** 'demo', 'file' or a host. */
  source: string
  /** 0 when it vanished from its source; old orders still refer to it. */
  listed: Generated<number>
  created_at: number
  changed_at: number
  /** The last stock of its source, if it has one. See stock-rule.ts. */
  source_stock: number | null
  /** Pieces sold beyond the source's stock. */
  source_owed: Generated<number>
}

export interface CategoriesTable {
  slug: string
  name: string
  department: string | null
  position: number
}

/** Pieces that can still be sold. Narrow, because every order writes it. */
export interface StockTable {
  product_id: number
  quantity: number
  /** Pieces not yet added to `products.sold` (orders/sold.server.ts). */
  newly_sold: Generated<number>
}

/** `version` rises with every change but that of stock. */
export interface CatalogueStateTable {
  name: string
  value: number
}

declare module '../database/tables.server' {
  interface Tables {
    products: ProductsTable
    categories: CategoriesTable
    stock: StockTable
    catalogue_state: CatalogueStateTable
  }
}
