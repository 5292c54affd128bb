/** What a product comes in, such as Size; at most three a product. */
export interface ProductOption {
  name: string
  values: string[]
}

/** What was chosen of an option, such as Size: M. */
export interface ChosenOption {
  name: string
  value: string
}

/** 'Crew T-Shirt (M, Red)'; the title alone of a product without options. */
export const variantTitle = (title: string, options: readonly ChosenOption[] = []) =>
  options.length > 0 ? `${title} (${options.map(({ value }) => value).join(', ')})` : title

/** One way to have a product with options: bought, stocked and priced by itself. */
export interface Variant {
  /** Unique in the shop and kept for good: carts and orders name it. */
  id: number
  /** The merchant's own number, unique in the shop. */
  sku?: string
  gtin?: string
  /** One for each of the product's options, in their order. */
  values: string[]
  /** Cents. The least of them is the product's own price. */
  price: number
  /** Cents, above the price. */
  compareAt?: number
  /** Cents: of the 30 days before, where the price is shown as the catalogue reduces it. */
  lowestBefore?: number
  /** Pieces. The product's own stock is the sum of its variants'. */
  stock: number
  /** Pounds; the product's where absent. */
  weight?: number
  /** Positions in the product's `images`; all of them where absent. */
  pictures?: number[]
}
