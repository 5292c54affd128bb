import type { Language } from '../../business'
import type { KnownValues } from './known-values'

/** In the browser, on use. Undefined in English, which the catalogue speaks. */
export async function loadKnownValues(language: Language): Promise<KnownValues | undefined> {
  if (language === 'fr') return (await import('./fr')).fr
  if (language === 'es') return (await import('./es')).es
  if (language === 'de') return (await import('./de')).de
}
