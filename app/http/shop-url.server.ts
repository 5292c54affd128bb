import type { Language } from '../business'
import { config } from '../config.server'
import { inLanguage } from '../texts/language'

/** Never from a request: a forged Host header would get into mails and cached pages. */
export function shopOrigin() {
  if (config.ORIGIN) return config.ORIGIN
  const host = ['0.0.0.0', '::', '::1'].includes(config.HOST) ? 'localhost' : config.HOST
  return `http://${host}:${config.PORT}`
}

export const shopUrl = (path: string, language: Language = 'en') =>
  shopOrigin() + inLanguage(language, path)
