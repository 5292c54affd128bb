import type { CardProduct } from '../catalogue/product/product'
import { minorUnits } from '../texts/figures'

/** The stock of a stored product without a stock: more than any has. */
export const STOCK_UNKNOWN = 1_000_000
const MAX_PRICE = 1_000_000_000
const MAX_TEXT = 500

/** The longest JSON of one product. Longer extra fields are dropped. */
const MAX_STORED = 100_000

/**
 * Writes a product with the catalogue API's fields and units (spec section 3): major units of the
 * currency, where a `CardProduct` has minor ones. Fields that a card does not know, of the
 * catalogue or of another writer, are written as they were read.
 */
export function writeStoredProduct(product: CardProduct): object {
  const { price, brand, colour, reviewCount, ...rest } = product
  const { reviews } = rest as { reviews?: unknown[] }
  return {
    ...rest,
    price: price / minorUnits(),
    ...(brand && { brand }),
    ...(colour && { colour }),
    ...(reviews?.length !== reviewCount && { reviewCount }),
  }
}

/** Reads a product in any shape ever stored, however damaged; undefined without an id. */
export function readStoredProduct(value: unknown): CardProduct | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = value as Record<string, unknown>
  const id = readStoredId(from.id)
  if (!id) return undefined
  const reviews = Array.isArray(from.reviews) ? from.reviews.length : 0
  return {
    ...(JSON.stringify(from).length < MAX_STORED && from),
    id,
    title: textIn(from.title),
    price: Math.round((numberIn(from.price, 0, MAX_PRICE) ?? 0) * minorUnits()),
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

/** Reads an id; undefined for what is no whole number from 1 up. */
export function readStoredId(value: unknown) {
  const id = numberIn(value, 1, Number.MAX_SAFE_INTEGER)
  return Number.isInteger(id) ? id : undefined
}

/** Reads a number, or a text that is one, within bounds; else undefined. */
export function numberIn(value: unknown, least: number, most: number) {
  const number =
    typeof value === 'string' && value.trim() !== '' ? Number(value) : (value as number)
  return typeof number === 'number' && number >= least && number <= most ? number : undefined
}

const textIn = (value: unknown) => (typeof value === 'string' ? value.slice(0, MAX_TEXT) : '')
