import { pageRoute } from '../http/pages/page-route'
import { isOwnPath } from '../input/own-path'
import { decodePart, parseUrl } from '../input/parsed'
import { withoutLanguage } from '../texts/language'

/** The most characters of a path of the shop, decoded; PostgreSQL's indexes hold 2,700 bytes. */
export const LONGEST_PATH = 500
/** The most characters of another site's address. */
const LONGEST_ADDRESS = 2000
/** The addresses of the shop that are no pages; a redirect from one would never answer. */
const NOT_PAGES = /^\/(api|desk|orders|assets|media|identity|ucp|\.well-known)(\/|$)/
const ANY_ORIGIN = 'http://shop.invalid'

export interface RedirectTarget {
  target: string
  key: string | null
}

type Refused = { reason: string }

/**
 * Returns a path and query as the table has them: the path decoded, in lower case and without a
 * slash at the end, the query as forms send it. Returns undefined for what is no path of a shop.
 */
export function sourceOf(path: string, search = ''): string | undefined {
  const read = decodePart(path)
  if (read === undefined || !isOwnPath(read) || /[?#]/.test(read)) return undefined
  const plain = read.normalize('NFC').toLowerCase().replace(/\/+$/, '') || '/'
  const query = new URLSearchParams(search)
  return query.size > 0 ? `${plain}?${query}` : plain
}

/**
 * Returns a whole address of the shop at `origin` as a path; lists from other programs have such, also
 * of http before there was a certificate.
 */
function asPath(text: string, origin: string | undefined) {
  const given = text.trim()
  if (origin === undefined || !/^https?:\/\//i.test(given)) return given
  const [, host, path = ''] = /^https?:\/\/([^/?#\\]*)(.*)$/is.exec(given) ?? []
  return host?.toLowerCase() === parseUrl(origin)?.host ? path.replace(/^(?!\/)/, '/') : given
}

/**
 * Reads the address that a redirect answers: a path of the shop, with a query or without, or the
 * whole address at the shop's `origin`.
 */
export function readSource(text: string, origin?: string): { source: string } | Refused {
  const given = asPath(text, origin)
  const [path = '', ...rest] = given.replace(/#.*$/s, '').split('?')
  const search = rest.join('?')
  const source = given.length > LONGEST_PATH ? undefined : sourceOf(path, search)
  if (source === undefined || source.length > LONGEST_PATH || /[\p{Cc}\s\\]/u.test(search))
    return { reason: `from: no path such as /products/mug of at most ${LONGEST_PATH} characters` }
  const bare = withoutLanguage(source.replace(/\?.*$/s, ''))
  const route = pageRoute(bare)
  if (NOT_PAGES.test(bare) || (route !== '*' && !route.includes(':')))
    return { reason: `from: ${bare} is one of the shop's own pages` }
  if (bare.startsWith('/shop/') && source.includes('?'))
    return { reason: 'from: a path below /shop has no query of its own' }
  return { source }
}

/** Reads a source as it was stored, whose path may hold a percent sign of its own. */
export const readStoredSource = (source: string) =>
  readSource(source.replace(/^[^?]*/, (path) => encodeURI(path.toWellFormed())))

/** Reads where a redirect leads: a path of the shop, or an address with http or https. */
export function readTarget(text: string, origin?: string): RedirectTarget | Refused {
  const given = asPath(text, origin)
  if (given.length > LONGEST_ADDRESS)
    return { reason: `to: longer than ${LONGEST_ADDRESS} characters` }
  if (/[\p{Cc}\s\\]/u.test(given)) return { reason: 'to: holds characters that no address holds' }
  if (given.startsWith('/')) return ownTarget(given)
  const url = /^https?:\/\//i.test(given) ? parseUrl(given) : undefined
  if (!url || url.username || url.password || !isReadable(url))
    return { reason: 'to: neither a path of this shop nor an address with http or https' }
  return { target: url.href, key: null }
}

function ownTarget(given: string): RedirectTarget | Refused {
  const url = given.length > LONGEST_PATH ? undefined : parseUrl(given, ANY_ORIGIN)
  const key = url && isOwnPath(given) ? sourceOf(url.pathname, url.search) : undefined
  if (url?.origin !== ANY_ORIGIN || key === undefined || key.length > LONGEST_PATH)
    return { reason: `to: no path of this shop of at most ${LONGEST_PATH} characters` }
  return { target: url.pathname + url.search + url.hash, key: withoutLanguage(key) }
}

/** Tells whether a target leads back to the source of its redirect, in whichever language. */
export function leadsBack(source: string, key: string | null) {
  const bare = withoutLanguage(source)
  return key === bare || (key !== null && !bare.includes('?') && key.startsWith(`${bare}?`))
}

/** Tells whether no part of the path hides a control character, which a browser would drop. */
function isReadable({ pathname }: URL) {
  const read = decodePart(pathname)
  return read !== undefined && !/\p{Cc}/u.test(read)
}
