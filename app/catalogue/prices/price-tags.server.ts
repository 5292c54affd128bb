import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import type { PriceTags } from '../product/pricing'

const areOfCatalogue = () => settings().money.crossedOutPrices === 'catalogue'

/** Returns the merchant's choice for crossed-out prices and badges, with its words. */
export const priceTagsIn = (language: Language): PriceTags =>
  areOfCatalogue() ? textsOf(language).prices.lowest : undefined

interface Reduced {
  price: number
  discount: number
  lowest_before: number | null
}

/** Returns the lowest price to show with a reduction; an unchanged price is its own lowest. */
export const lowestShown = ({ price, discount, lowest_before }: Reduced) =>
  areOfCatalogue() && discount > 0 ? { lowestBefore: lowest_before ?? price } : {}
