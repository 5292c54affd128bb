import { LANGUAGES, type Language } from '../business'

/** What of the shop's settings tells the language of its catalogue. */
export interface LanguagesOfShop {
  kind: string
  languages: readonly Language[]
  defaultLanguage: Language
  catalogueLanguage: 'default' | Language
}

/**
 * Returns the language in which the catalogue's own words are written: titles, descriptions and names
 * of categories that stand where another language says nothing. Where nobody has chosen one it is the
 * default language; the demo's is English while the shop offers that.
 */
export function languageOfCatalogue(shop: LanguagesOfShop): Language {
  if (shop.catalogueLanguage !== 'default') return shop.catalogueLanguage
  const isEnglish = shop.kind === 'demo' && shop.languages.includes(LANGUAGES[0])
  return isEnglish ? LANGUAGES[0] : shop.defaultLanguage
}
