import { FIXED_BADGE_PERCENT, FIXED_CROSSED_OUT_CENTS } from '../../business'

/**
 * Undefined: as spec section 9 fixes them. Else from the catalogue: the words before the lowest
 * price of the 30 days before.
 */
export type PriceTags = string | undefined

interface Priced {
  price: number
  discountPercentage: number
}

/** In cents: $160 (spec section 9) or the price before the discount, if above the price. */
export function crossedOutPrice({ price, discountPercentage }: Priced, tags: PriceTags) {
  const before = tags
    ? Math.round(price / (1 - Math.min(discountPercentage, 99) / 100))
    : FIXED_CROSSED_OUT_CENTS
  return before > price ? before : undefined
}

/** Per cent, or undefined. `fixed`: a card that spec section 9 gives the fixed badge. */
export function badgePercent(product: Priced, tags: PriceTags, fixed: boolean) {
  if (fixed && !tags) return FIXED_BADGE_PERCENT
  return product.discountPercentage > 0 ? product.discountPercentage : undefined
}
