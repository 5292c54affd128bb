import { FIXED_BADGE_PERCENT, FIXED_CROSSED_OUT_CENTS } from '../../business'

/**
 * The words before the lowest price of 30 days, with tags from the catalogue; undefined fixes the
 * tags as in spec section 9.
 */
export type PriceTags = string | undefined

interface Priced {
  price: number
  discountPercentage: number
}

/** Returns cents: $160 (spec section 9) or the price before the discount, if above the price. */
export function crossedOutPrice({ price, discountPercentage }: Priced, tags: PriceTags) {
  const before = tags
    ? Math.round(price / (1 - Math.min(discountPercentage, 99) / 100))
    : FIXED_CROSSED_OUT_CENTS
  return before > price ? before : undefined
}

/** Returns percent, or undefined. `fixed` marks cards with spec section 9's fixed badge. */
export function badgePercent(product: Priced, tags: PriceTags, fixed: boolean) {
  if (fixed && !tags) return FIXED_BADGE_PERCENT
  // Whole percents, never more than was taken off.
  const percent = tags ? Math.floor(product.discountPercentage) : product.discountPercentage
  return percent > 0 ? percent : undefined
}
