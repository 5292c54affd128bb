import type { Language } from '../../business'
import type { KnownValues } from './known-values'

/** Loads the words in the browser, on use; undefined in English, the catalogue's language. */
export async function loadKnownValues(language: Language): Promise<KnownValues | undefined> {
  if (language === 'fr') return (await import('./fr')).fr
  if (language === 'es') return (await import('./es')).es
  if (language === 'de') return (await import('./de')).de
}
