import type { Language } from '../business'
import { config } from '../config.server'
import { inLanguage } from '../texts/language'

/**
 * Where the shop is reached: ORIGIN when set, else where it listens. From the settings, never from
 * a request: a forged Host header must not put another's address into a mail or a cached page.
 */
export function shopOrigin() {
  if (config.ORIGIN) return config.ORIGIN
  const host = ['0.0.0.0', '::', '::1'].includes(config.HOST) ? 'localhost' : config.HOST
  return `http://${host}:${config.PORT}`
}

/** An absolute link into the shop, for mails, feeds and sitemaps. */
export const shopUrl = (path: string, language: Language = 'en') =>
  shopOrigin() + inLanguage(language, path)
