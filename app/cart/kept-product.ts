import type { CardProduct, CatalogueProduct } from '../catalogue/product'

/**
 * What the browser keeps of a product in the cart and the wishlist: the catalogue's field names
 * and units (prices in dollars), as far as a card or a cart row shows them. Spec section 3.
 */
export type KeptProduct = Pick<
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

/** More than any stock: what a kept product counts as having when it does not say. */
export const STOCK_UNKNOWN = 1_000_000

/** Of a card, whose prices are cents. */
export function keptProduct(card: CardProduct): KeptProduct {
  const { id, title, category, discountPercentage, rating, reviewCount, thumbnail, stock } = card
  return {
    id,
    title,
    price: card.price / 100,
    discountPercentage,
    rating,
    stock,
    category,
    ...(card.brand && { brand: card.brand }),
    ...(card.colour && { colour: card.colour }),
    thumbnail,
    reviewCount,
  }
}

/** The card of a kept product. */
export const cardOf = (kept: KeptProduct): CardProduct => ({
  ...kept,
  price: centsOf(kept.price),
  brand: kept.brand ?? null,
  colour: kept.colour ?? null,
})

/** Dollars with two decimals as whole cents. */
export const centsOf = (dollars: number) => Math.round(dollars * 100)

const MAX_PRICE = 10_000_000
const MAX_TEXT = 500

/**
 * A kept product out of anything: ours, an older shape, a whole product of the catalogue API,
 * numbers as strings, fields missing. Only the id has to be there, since the catalogue knows the
 * rest; undefined without one.
 */
export function readKeptProduct(value: unknown): KeptProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = value as Record<string, unknown>
  const id = numberIn(from.id, 1, Number.MAX_SAFE_INTEGER)
  if (id === undefined || !Number.isInteger(id)) return undefined
  const reviews = Array.isArray(from.reviews) ? from.reviews.length : 0
  const brand = textIn(from.brand)
  const colour = textIn(from.colour)
  return {
    id,
    title: textIn(from.title),
    price: centsOf(numberIn(from.price, 0, MAX_PRICE) ?? 0) / 100,
    discountPercentage: numberIn(from.discountPercentage, 0, 100) ?? 0,
    rating: numberIn(from.rating, 0, 5) ?? 0,
    stock: Math.floor(numberIn(from.stock, 0, STOCK_UNKNOWN) ?? STOCK_UNKNOWN),
    category: textIn(from.category),
    ...(brand && { brand }),
    ...(colour && { colour }),
    thumbnail: textIn(from.thumbnail),
    reviewCount: Math.floor(numberIn(from.reviewCount, 0, 1_000_000) ?? reviews),
  }
}

/** A number, or a text that is one, within bounds. */
export function numberIn(value: unknown, least: number, most: number) {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value) : (value as number)
  return typeof number === 'number' && number >= least && number <= most ? number : undefined
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '')
