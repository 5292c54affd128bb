import type { Language } from '../business'

/** '25. November 2026 um 06:54 UTC'. For the server: a browser takes 20 ms for it. */
export const formatMoment = (language: Language, iso: string) =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(Date.parse(iso))} UTC`
