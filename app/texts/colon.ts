import type { Language } from '../business'

/** Returns a label with its colon, before which French has a space that does not break. */
export const withColon = (language: Language, label: string) =>
  `${label}${language === 'fr' ? '\u00a0' : ''}:`
