import type { Language } from '../../../business'
import type { ProductDetail } from '../../../catalogue/product/product'
import { readPicks } from '../../../catalogue/variants/choosing'
import { optionWords } from '../../../catalogue/variants/option-words.server'

/** Returns what an address chooses, with its words; nothing for a product without options. */
export function choosingOf(language: Language, product: ProductDetail, query: URLSearchParams) {
  const { options, variants = [] } = product
  if (!options) return {}
  return {
    picks: readPicks({ options, variants }, query),
    words: optionWords(language, options),
  }
}
