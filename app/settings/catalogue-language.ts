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
 * of categories that stand where another language says nothing. Where nobody has chosen one that the
 * shop offers it is the default language; the demo's is English while the shop offers that.
 */
export function languageOfCatalogue(shop: LanguagesOfShop): Language {
  const { kind, languages, defaultLanguage, catalogueLanguage } = shop
  const usual = kind === 'demo' ? LANGUAGES[0] : defaultLanguage
  const chosen = catalogueLanguage === 'default' ? usual : catalogueLanguage
  return languages.includes(chosen) ? chosen : defaultLanguage
}
