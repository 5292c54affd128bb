import type { Language } from '../business'
import { settings } from '../settings/settings.server'

/** Returns the offered languages in the order of the settings. */
export const offeredLanguages = (): readonly Language[] => settings().shop.languages

export const defaultLanguage = (): Language => settings().shop.defaultLanguage

/** Returns the language where the shop offers it, otherwise its default one. */
export const offeredOr = (language: Language) =>
  offeredLanguages().includes(language) ? language : defaultLanguage()
