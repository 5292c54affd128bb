import type { CardProduct, CatalogueProduct } from '../catalogue/product'

/** The catalogue API's fields and units: dollars here, cents in a `CardProduct`. Spec section 3. */
export type StoredProduct = Pick<
  CatalogueProduct,
  | 'id'
  | 'title'
  | 'price'
  | 'discountPercentage'
  | 'rating'
  | 'stock'
  | 'category'
  | 'brand'
  | 'colour'
  | 'thumbnail'
> & { reviewCount: number }

/** The stock of a stored product that names none: more than any. */
export const STOCK_UNKNOWN = 1_000_000
const MAX_PRICE = 10_000_000
const MAX_TEXT = 500

export function writeStoredProduct(product: CardProduct): StoredProduct {
  const { id, title, category, discountPercentage, rating, reviewCount } = product
  const { brand, colour, thumbnail, stock } = product
  return {
    id,
    title,
    price: product.price / 100,
    discountPercentage,
    rating,
    stock,
    category,
    ...(brand && { brand }),
    ...(colour && { colour }),
    thumbnail,
    reviewCount,
  }
}

/** Reads older shapes too, numbers as strings and missing fields. Undefined without an id. */
export function readStoredProduct(value: unknown): CardProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = value as Record<string, unknown>
  const id = numberIn(from.id, 1, Number.MAX_SAFE_INTEGER)
  if (id === undefined || !Number.isInteger(id)) return undefined
  const reviews = Array.isArray(from.reviews) ? from.reviews.length : 0
  return {
    id,
    title: textIn(from.title),
    price: Math.round((numberIn(from.price, 0, MAX_PRICE) ?? 0) * 100),
    discountPercentage: numberIn(from.discountPercentage, 0, 100) ?? 0,
    rating: numberIn(from.rating, 0, 5) ?? 0,
    stock: Math.floor(numberIn(from.stock, 0, STOCK_UNKNOWN) ?? STOCK_UNKNOWN),
    category: textIn(from.category),
    brand: textIn(from.brand) || null,
    colour: textIn(from.colour) || null,
    thumbnail: textIn(from.thumbnail),
    reviewCount: Math.floor(numberIn(from.reviewCount, 0, 1_000_000) ?? reviews),
  }
}

/** A number, or a text that is one, within bounds; else undefined. */
export function numberIn(value: unknown, least: number, most: number) {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value) : (value as number)
  return typeof number === 'number' && number >= least && number <= most ? number : undefined
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '')
