import type { Generated } from 'kysely'
import type { Language } from '../../business'

/** Price in cents; discount, rating and weight in hundredths; images and reviews in JSON. */
export interface ProductsTable {
  id: number
  sku: Generated<string | null>
  title: string
  title_key: string
  description: string
  category: string
  brand: string | null
  colour: string | null
  price: number
  discount: number
  /** The lowest price of the 30 days before the last change of either; null without any. */
  lowest_before: Generated<number | null>
  rating: number
  review_count: number
  weight: number
  warranty: string
  shipping: string
  returns: string
  thumbnail: string
  images: string
  reviews: string
  /** JSON: ProductOption[]; null for a product without any, which has no variants. */
  options: Generated<string | null>
  sold: Generated<number>
  /** 'demo', 'file' or a host. */
  source: string
  /** One of the shop's tax classes; null for the first. */
  tax_class: Generated<string | null>
  /** 0 when its source dropped it; old orders still refer to it. */
  listed: Generated<number>
  /** 1 when the merchant took it out of the shop: no import lists it again. */
  hidden: Generated<number>
  created_at: number
  changed_at: number
  /** The catalogue's own rating, where reviews written here changed `rating` (ratings/rating.ts). */
  source_rating: Generated<number | null>
  /** The last stock of its source, if it has one (stock-rule.ts). */
  source_stock: number | null
  /** Pieces sold beyond the source's stock. */
  source_owed: Generated<number>
  gtin: Generated<string | null>
  /** JSON: the pictures' texts by address; null without any. */
  picture_texts: Generated<string | null>
  /** The address of its page in place of its number; null without one. */
  slug: Generated<string | null>
  /** JSON: SeoTexts; null without any. */
  seo_texts: Generated<string | null>
}

export interface ProductTextsTable {
  product_id: number
  language: Language
  title: string | null
  description: string | null
}

/** One tag of a product; `tag_key` is the same in every spelling of it. */
export interface ProductTagsTable {
  product_id: number
  tag_key: string
  tag: string
}

export interface CategoriesTable {
  slug: string
  name: string
  department: string | null
  position: number
  own: Generated<number>
  picture: Generated<string | null>
  /** What the category’s addresses show in place of the slug; null for the slug itself. */
  address: Generated<string | null>
  /** JSON: SeoTexts; null without any. */
  seo_texts: Generated<string | null>
  /** 1 where it stands nowhere in the shop; its products stay. */
  hidden: Generated<number>
}

export interface CategoryNamesTable {
  slug: string
  language: Language
  name: string
}

/** A narrow table of its own, because every order writes it. */
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

declare module '../../database/tables.server' {
  interface Tables {
    products: ProductsTable
    product_texts: ProductTextsTable
    product_tags: ProductTagsTable
    categories: CategoriesTable
    category_names: CategoryNamesTable
    stock: StockTable
    catalogue_state: CatalogueStateTable
  }
}
