import type { Language } from '../business'
import { settings } from '../settings/settings.server'

/** In the order of the settings' list of all languages. */
export const offeredLanguages = (): readonly Language[] => settings().shop.languages

export const defaultLanguage = (): Language => settings().shop.defaultLanguage

/** The language itself where the shop offers it, otherwise its default one. */
export const offeredOr = (language: Language) =>
  offeredLanguages().includes(language) ? language : defaultLanguage()
