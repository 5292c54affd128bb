import { FIXED_BADGE_PERCENT, FIXED_CROSSED_OUT_CENTS } from '../business'

export type PriceTags = 'fixed' | 'catalogue'

interface Priced {
  price: number
  discountPercentage: number
}

/** In cents: $160 (spec section 9) or the price before the discount, if above the price. */
export function crossedOutPrice({ price, discountPercentage }: Priced, tags: PriceTags) {
  const before =
    tags === 'fixed'
      ? FIXED_CROSSED_OUT_CENTS
      : Math.round(price / (1 - Math.min(Math.max(discountPercentage, 0), 99) / 100))
  return before > price ? before : undefined
}

/** Per cent, or undefined. `fixed`: a card that spec section 9 gives the fixed badge. */
export function badgePercent(product: Priced, tags: PriceTags, fixed: boolean) {
  if (fixed && tags === 'fixed') return FIXED_BADGE_PERCENT
  return product.discountPercentage > 0 ? product.discountPercentage : undefined
}
