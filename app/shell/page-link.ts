import type { Language } from '../business'
import { languageOf, withoutLanguage } from '../texts/language'

interface LinkLike {
  href: string
  target: string
  download: string
}

const NO_PAGE = /^\/(api|media|assets|v1|v2)\/|\.\w+$/

/**
 * Returns the shop page that a link leads to, or undefined where the browser should follow it:
 * another site or language, a file, a place in this page.
 */
export function shopPageOf(link: LinkLike, here: Location | URL, language: Language) {
  if (!link.href || (link.target && link.target !== '_self') || link.download) return undefined
  const to = new URL(link.href, here.href)
  if (to.origin !== here.origin || NO_PAGE.test(to.pathname)) return undefined
  if (languageOf(to) !== language) return undefined
  if (to.hash && to.pathname === here.pathname && to.search === here.search) return undefined
  return {
    route: withoutLanguage(to.pathname) + to.search + to.hash,
    path: to.pathname + to.search,
  }
}
