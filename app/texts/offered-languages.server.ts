import { LANGUAGES, type Language } from '../business'
import { languageOfCatalogue } from '../settings/catalogue-language'
import { settings } from '../settings/settings.server'
import { setOwnLanguage } from './language'

/** Returns the offered languages in the order of the settings. */
export const offeredLanguages = (): readonly Language[] => settings().shop.languages

export const defaultLanguage = (): Language => settings().shop.defaultLanguage

/** Returns the language where the shop offers it, otherwise its default one. */
export const offeredOr = (language: Language) =>
  offeredLanguages().includes(language) ? language : defaultLanguage()

/** Returns the language of the words that stand where another language says nothing. */
export const mainLanguage = () => languageOfCatalogue(settings().shop)

setOwnLanguage(mainLanguage)

/** Returns the language of the catalogue's own words for a page; nothing for English. */
export function sentMainLanguage() {
  const main = mainLanguage()
  return main === LANGUAGES[0] ? undefined : main
}
