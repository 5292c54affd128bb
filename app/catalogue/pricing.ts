import { FIXED_BADGE_PERCENT, FIXED_CROSSED_OUT_CENTS } from '../business'

/** Where crossed-out prices and badges come from; the setting CROSSED_OUT_PRICES. */
export type PriceTags = 'fixed' | 'catalogue'

interface Priced {
  /** Cents. */
  price: number
  discountPercentage: number
}

/**
 * The crossed-out price in cents, or undefined where there is none to show. Fixed: $160, but not
 * on a product that costs as much (spec section 9). From the catalogue: what the product cost
 * before its discount.
 */
export function crossedOutPrice({ price, discountPercentage }: Priced, tags: PriceTags) {
  const before =
    tags === 'fixed'
      ? FIXED_CROSSED_OUT_CENTS
      : Math.round(price / (1 - Math.min(Math.max(discountPercentage, 0), 99) / 100))
  return before > price ? before : undefined
}

/**
 * The badge in per cent, or undefined. `fixed` asks for the fixed one of best-seller, category and
 * related cards (spec section 9), which the setting turns into the product's own discount.
 */
export function badgePercent(product: Priced, tags: PriceTags, fixed: boolean) {
  if (fixed && tags === 'fixed') return FIXED_BADGE_PERCENT
  return product.discountPercentage > 0 ? product.discountPercentage : undefined
}
