import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import { percentOff } from '../product/percent-off'
import { areOfHistory } from '../product/price-history-rule.server'
import type { PriceTags } from '../product/pricing'
import type { Variant } from '../product/variant'

const areOfCatalogue = () => settings().money.crossedOutPrices === 'catalogue'

/** Returns the merchant's choice for crossed-out prices and badges, with its words. */
export const priceTagsIn = (language: Language): PriceTags =>
  areOfCatalogue() ? textsOf(language).prices.lowest : undefined

/** Cents, and hundredths of a percent. */
interface Reduced {
  price: number
  discount: number
  /** The lowest price of the 30 days before the last change; null without a change. */
  lowest_before: number | null
}

/** Returns the lowest price to show with a reduction; an unchanged price is its own lowest. */
export function lowestShown({ price, discount, lowest_before }: Reduced) {
  if (areOfHistory())
    return (lowest_before ?? 0) > price ? { lowestBefore: lowest_before as number } : {}
  return areOfCatalogue() && discount > 0 ? { lowestBefore: lowest_before ?? price } : {}
}

/**
 * Returns the reduction that pages, carts and the API show. A merchant's own shop shows none but
 * from the lowest price that it asked in the 30 days before; a given discount alone shows nothing.
 */
export function shownReduction(reduced: Reduced) {
  const lowest = lowestShown(reduced)
  if (!areOfHistory()) return { discountPercentage: reduced.discount / 100, ...lowest }
  const { lowestBefore } = lowest
  return {
    discountPercentage: lowestBefore === undefined ? 0 : percentOff(reduced.price, lowestBefore),
    ...lowest,
  }
}

/**
 * Returns variants as pages, feeds and the API show them: in a merchant's own shop the price before
 * is the lowest of the 30 days before, and the price itself where it is not reduced.
 */
export const shownVariants = (variants: readonly Variant[]): Variant[] =>
  variants.map((one) =>
    areOfHistory() ? { ...one, compareAt: one.lowestBefore ?? one.price } : one,
  )

/** Returns the lowest price before of the cheapest variants, those that a card shows. */
export function lowestOfCheapest(variants: readonly Variant[]) {
  const price = Math.min(...variants.map((one) => one.price))
  const cheapest = variants.filter((one) => one.price === price)
  return cheapest.length === 0
    ? null
    : Math.min(...cheapest.map((one) => one.lowestBefore ?? one.price))
}
