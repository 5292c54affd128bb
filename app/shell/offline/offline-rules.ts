import { pagesWhere } from '../../http/pages/page-rules'
import { languageOf, withoutLanguage } from '../../texts/language'

type Rule = 'page' | 'picture' | 'asset' | 'pass'

const NOT_STORED = pagesWhere(({ offline }) => !offline).map(([path]) => path.split('/')[1])
const NOT_STORED_PATH = new RegExp(`^/(${NOT_STORED.join('|')})(/|\\.data|$)`, 'i')

/**
 * Returns how a request is answered. Pages and `.data` come from the network first; pictures and
 * built files never change.
 */
export function ruleOf(request: { method: string; url: string; mode: string }): Rule {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET') return 'pass'
  if (/^\/api\//i.test(pathname)) return 'pass'
  if (/^\/(assets|page-data)\//.test(pathname)) return 'asset'
  if (pathname.startsWith('/media/')) return 'picture'
  const page = request.mode === 'navigate' || pathname.endsWith('.data')
  return page && !NOT_STORED_PATH.test(withoutLanguage(pathname)) ? 'page' : 'pass'
}

/** The server says of each response whether it may be stored. */
export const isStorable = ({ status, headers }: Response) =>
  status === 200 && !/no-store|private/i.test(headers.get('Cache-Control') ?? '')

/**
 * Tells whether a picture may be kept. A picture that fails is a grey tile for a minute, which must
 * not be shown for a month.
 */
export const isLasting = ({ status, headers }: Response) =>
  status === 200 && /immutable/i.test(headers.get('Cache-Control') ?? '')

/** Returns the addresses of the scripts, styles and data that a page names. */
export const assetsOf = (html: string) => [
  ...new Set(
    Array.from(html.matchAll(/\/(?:assets\/[\w./-]+|page-data\/[\w.?=%-]+)/g), ([path]) => path),
  ),
]

/**
 * Returns those of the kept addresses that a visitor without a network is offered, as paths: pages in
 * the language of the prefix, the last kept first. Cart and wishlist have buttons of their own.
 */
export function openable(addresses: readonly string[], prefix: string) {
  const [cart, wishlist] = pagesToStore(prefix)
  const paths = addresses
    .map((address) => new URL(address))
    .filter((url) => prefixOf(url) === prefix && !url.pathname.endsWith('.data'))
    .filter(({ pathname }) => pathname !== cart && pathname !== wishlist)
    .map(({ pathname, search }) => pathname + search)
  return paths.reverse()
}

/** Returns the beginning of every path in the address's language: nothing in English. */
export const prefixOf = (url: URL) => {
  const language = languageOf(url)
  return language === 'en' ? '' : `/${language}`
}

/** Returns the pages in the visitor's language that work offline even if never opened. */
export const pagesToStore = (prefix: string) => [`${prefix}/cart`, `${prefix}/wishlist`] as const
