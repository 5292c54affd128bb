import type { Language } from '../business'
import { config } from '../config.server'
import { inLanguage } from '../texts/language'

/** An absolute link into the shop, for mails, feeds and sitemaps: ORIGIN when set, else where it listens. */
export const shopUrl = (path: string, language: Language = 'en') =>
  `${config.ORIGIN ?? `http://${config.HOST}:${config.PORT}`}${inLanguage(language, path)}`
