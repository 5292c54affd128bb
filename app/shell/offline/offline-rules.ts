import { withoutLanguage } from '../../texts/language'

/** What the service worker does with a request of our own origin. */
export type Rule = 'page' | 'picture' | 'asset' | 'pass'

/** Pages that are somebody's own or whose prices must be of this moment: never kept. */
const OWN = /^\/(checkout|orders|accounts|login|signup|reset-password|newsletter)(\/|\.data|$)/

/**
 * Pages and their `.data` come from the network and are kept for when there is none; pictures and
 * built files never change under their names. All the rest (APIs, identity, what is somebody's
 * own) passes by untouched.
 */
export function ruleOf(request: { method: string; url: string; mode: string }): Rule {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return 'pass'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/media/')) return 'picture'
  const page = request.mode === 'navigate' || pathname.endsWith('.data')
  return page && !OWN.test(withoutLanguage(pathname)) ? 'page' : 'pass'
}

/** The built files a page names: what it needs besides itself to work without a network. */
export const assetsOf = (html: string) => [
  ...new Set(Array.from(html.matchAll(/\/assets\/[\w./-]+/g), ([path]) => path)),
]

/** Pages that are to work offline even when they were never opened, in the visitor's language. */
export const keptAhead = (prefix: string) => [`${prefix}/cart`, `${prefix}/wishlist`]
