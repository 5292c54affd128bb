export interface ProductOption {
  name: string
  values: string[]
}

export interface ChosenOption {
  name: string
  value: string
}

/** Returns 'Crew T-Shirt (M, Red)', or the title alone without options. */
export const variantTitle = (title: string, options: readonly ChosenOption[] = []) =>
  options.length > 0 ? `${title} (${options.map(({ value }) => value).join(', ')})` : title

interface Coloured {
  colour: string | null
  options?: ProductOption[]
}

/** Returns how many colours there are besides the product's own; 0 where none can be chosen. */
export const otherColours = ({ colour, options = [] }: Coloured) =>
  (options.find(({ values }) => values.includes(colour ?? ''))?.values.length ?? 1) - 1

/** A variant of a product, with its own stock and price. */
export interface Variant {
  /** Unique in the shop and permanent: carts and orders name it. */
  id: number
  /** The merchant's own number, unique in the shop. */
  sku?: string
  gtin?: string
  values: string[]
  /** Cents. The least of them is the product's own price. */
  price: number
  /** Cents, above the price; the price itself where a shop of one's own shows no reduction. */
  compareAt?: number
  /** Cents: the lowest of 30 days, where the price is shown as reduced by the catalogue. */
  lowestBefore?: number
  /** Pieces. The product's own stock is the sum of its variants'. */
  stock: number
  /** Pounds; the product's where absent. */
  weight?: number
  /** Positions in the product's `images`; all of them where absent. */
  pictures?: number[]
}
