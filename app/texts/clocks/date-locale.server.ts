import type { Language } from '../../business'
import { settings } from '../../settings/settings.server'

/** English as the world writes dates: '29 November 2026 at 5:04 pm'. */
const WORLD_ENGLISH = 'en-001'

/**
 * Returns the locale in whose manner dates are written in a language: English as in the shop's own
 * country, in the demo as in its tests, 'November 29, 2026'.
 */
export function dateLocale(language: Language, { kind, country } = settings().shop) {
  return language === 'en' && kind === 'own' ? englishOf(country) : language
}

const known = new Map<string, string>()

const englishOf = (country: string) =>
  known.getOrInsertComputed(country, () => {
    const { locale } = new Intl.DateTimeFormat(`en-${country || '001'}`).resolvedOptions()
    return locale === 'en' ? WORLD_ENGLISH : locale // `Intl` takes American for what it lacks.
  })
