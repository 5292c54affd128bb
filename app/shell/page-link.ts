import type { Language } from '../business'
import { languageOf, withoutLanguage } from '../texts/language'

/** The parts of an anchor element that decide where it leads. */
export interface LinkLike {
  href: string
  target: string
  download: string
}

/** Responses of the APIs, and files. */
const NO_PAGE = /^\/(api|media|assets|v1|v2)\/|\.\w+$/

/**
 * The address that the router opens for a link, or undefined where the browser has to follow it:
 * another site, another language, a file, a new window, a place in this page.
 */
export function pageOf(link: LinkLike, here: Location | URL, language: Language) {
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
