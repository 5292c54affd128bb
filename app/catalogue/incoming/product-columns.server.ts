import { titleKey } from '../index/base/title-buffer.server'
import type { ProductsTable } from '../product/tables.server'
import type { IncomingProduct } from './product-to-store'

export type ProductRow = ReturnType<typeof rowOf> & { changed_at: number }
export type KnownColumns = {
  [Column in keyof ReturnType<typeof rowOf>]: ReturnType<typeof rowOf>[Column]
} & {
  hidden: number
  quantity: number | undefined
}

export const rowOf = (product: IncomingProduct, source: string, owed: number, created: number) => ({
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  gtin: product.gtin,
  title: product.title,
  title_key: titleKey(product.title),
  description: product.description,
  category: product.category,
  brand: product.brand,
  colour: product.colour,
  price: product.price,
  tax_class: product.tax_class,
  discount: product.discount,
  lowest_before: null as number | null,
  rating: product.rating,
  review_count: product.reviews.length,
  source_rating: null as number | null,
  weight: product.weight,
  warranty: product.warranty,
  shipping: product.shipping,
  returns: product.returns,
  thumbnail: product.thumbnail,
  images: JSON.stringify(product.images),
  picture_texts: null as string | null,
  seo_texts: null as string | null,
  reviews: JSON.stringify(product.reviews),
  options: product.variety && JSON.stringify(product.variety.options),
  source,
  listed: 1,
  created_at: product.createdAt ?? created,
  source_stock: product.stock as number | null,
  source_owed: owed,
})

/** The columns of a field that is not stored in the one of its name. */
const COLUMNS: Partial<Record<IncomingProduct['absent'][number], (keyof KnownColumns)[]>> = {
  title: ['title', 'title_key'],
  reviews: ['reviews', 'review_count'],
  stock: ['source_stock'],
  variety: ['options'],
  pictureTexts: ['picture_texts'],
  tags: [],
}

/** Fills in the stored values of fields that the source leaves out. */
export function withKnown(
  row: ReturnType<typeof rowOf>,
  known: KnownColumns,
  absent: IncomingProduct['absent'],
): ReturnType<typeof rowOf> {
  const columns = absent.flatMap((field) => COLUMNS[field] ?? [field as keyof KnownColumns])
  const kept = Object.fromEntries(columns.map((column) => [column, known[column]]))
  return { ...row, ...kept, listed: known.hidden ? 0 : 1 }
}

const LEDGER = new Set<string>(['source_stock', 'source_owed'] satisfies (keyof ProductsTable)[])

export const differs = (row: ReturnType<typeof rowOf>, known: KnownColumns) =>
  Object.entries(row).some(
    ([column, value]) => !LEDGER.has(column) && known[column as keyof KnownColumns] !== value,
  )
