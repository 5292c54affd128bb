import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import type { PriceTags } from '../product/pricing'

const areOfCatalogue = () => settings().money.crossedOutPrices === 'catalogue'

/** The merchant's choice for crossed-out prices and badges, with its words. */
export const priceTagsIn = (language: Language): PriceTags =>
  areOfCatalogue() ? textsOf(language).prices.lowest : undefined

interface Reduced {
  price: number
  discount: number
  lowest_before: number | null
}

/** For a price that is shown as reduced; one that never changed is its own lowest. */
export const lowestShown = ({ price, discount, lowest_before }: Reduced) =>
  areOfCatalogue() && discount > 0 ? { lowestBefore: lowest_before ?? price } : {}
