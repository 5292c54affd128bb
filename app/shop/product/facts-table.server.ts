import type { Language } from '../../business'
import { isColourOption } from '../../catalogue/product/look'
import type { ProductDetail } from '../../catalogue/product/product'
import { settings } from '../../settings/settings.server'
import { factsIn } from '../../texts/known-values/known-values.server'
import { textsOf } from '../../texts/texts.server'
import { formatWeight } from '../../texts/weight'

export interface Fact {
  label: string
  value: string
  /** Set when only the catalogue's own words exist. */
  own?: true
}

/**
 * Returns the table of a product's facts, in the page's words where they are known; without a
 * colour where one is chosen, which else could be another than the table's.
 */
export function factsOf(language: Language, product: ProductDetail): Fact[] {
  const texts = textsOf(language).productPage
  const words = factsIn(language, product)
  const isChosen = product.options?.some(({ name }) => isColourOption(name))
  const said = (label: string, own: string | null, word?: string | null): Fact[] =>
    word ? [{ label, value: word }] : own ? [{ label, value: own, own: true }] : []
  return [
    ...said(texts.brand, product.brand),
    ...(isChosen ? [] : said(texts.colour, product.colour, words.colour)),
    ...said(texts.weight, null, weightOf(language, product)),
    ...said(texts.warranty, product.warrantyInformation, words.warrantyInformation),
    ...said(texts.shipping, product.shippingInformation, words.shippingInformation),
    ...said(texts.returns, product.returnPolicy, words.returnPolicy),
  ]
}

/** Returns nothing for a product whose weight nobody gave, which is stored as none. */
const weightOf = (language: Language, { weight }: ProductDetail) =>
  weight > 0 ? formatWeight(language, weight, settings().shop.weightUnit) : null
