import type { Generated } from 'kysely'

/** One row a product. Prices in cents; the stock stands in its own narrow table. */
export interface ProductsTable {
  id: number
  title: string
  /** The title lower-cased, what lists are ordered by. */
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
  /** Pieces ordered so far, what Best Selling goes by. */
  sold: Generated<number>
  /** 'demo', 'file' or the host it was synced from. */
  source: string
  /** 1, or 0 when it vanished from its source: stored for old orders, not shown, not for sale. */
  listed: Generated<number>
  created_at: number
  changed_at: number
  /** The stock its source reported last; null for what came without a source. See stock-rule.ts. */
  source_stock: number | null
  /** Pieces sold here beyond what the source says it has. */
  source_owed: Generated<number>
}

export interface CategoriesTable {
  slug: string
  name: string
  department: string | null
  position: number
}

/** The ledger: pieces that can still be sold. Narrow, because every order writes it. */
export interface StockTable {
  product_id: number
  quantity: number
  /** Pieces sold since `products.sold` last took them over (orders/sold.server.ts). */
  newly_sold: Generated<number>
}

/** `version` rises with every change of titles, prices, categories…; not with stock. */
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
