import { withoutLanguage } from '../../texts/language'

/**
 * The pages that are the same for every visitor, with the query parameters they know, in the order
 * they stand in a key; a product page (`PRODUCT_PATH`) knows none. What is not here is never kept:
 * an order, a password reset, a 404, the answer to a postal code.
 */
export const KEPT_PAGES: Record<string, readonly string[]> = {
  '/': [],
  '/shop': ['q', 'category', 'brand', 'price', 'sort', 'show', 'view', 'all', 'page'],
  '/cart': [],
  '/checkout': [],
  '/wishlist': [],
  '/contacts': [],
  '/about': [],
  '/signup': [],
  '/login': [],
  '/accounts': [],
  '/privacy': [],
  '/terms': [],
  '/faq': [],
}
const LONGEST_VALUE = 100
const PRODUCT_PATH = /^\/shop\/[1-9]\d{0,8}$/
const ROUTES = /^[\w/-]{1,60}(,[\w/-]{1,60}){0,3}$/

/**
 * The one address of what `url` (path and query) asks for, which is the key it is kept under and
 * what is rendered: known parameters only, in one order. React Router's `.data` requests are pages
 * too. Undefined when the answer must not be kept.
 */
export function pageKey(url: string): string | undefined {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const isData = path.endsWith('.data')
  const page = isData ? path.replace(/\/_\.data$|\.data$/, '') || '/' : path
  const bare = withoutLanguage(page)
  const language = bare === page ? '' : page.slice(0, 3)
  const known = knownPath(bare)
  if (known === undefined) return undefined
  const address = language && known === '/' ? language : language + known
  const kept = isData ? `${address === '/' ? '/_' : address}.data` : address
  if (mark < 0) return kept
  const names = KEPT_PAGES[known] ?? []
  const given = new URLSearchParams(url.slice(mark))
  if (PRODUCT_PATH.test(known) && given.has('postcode')) return undefined
  return withQuery(kept, given, isData ? [...names, '_routes'] : names)
}

/** Paths ignore case and a slash at the end, as the router does. */
function knownPath(path: string) {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (Object.hasOwn(KEPT_PAGES, plain)) return plain
  const lower = plain.toLowerCase()
  return Object.hasOwn(KEPT_PAGES, lower) || PRODUCT_PATH.test(lower) ? lower : undefined
}

function withQuery(path: string, given: URLSearchParams, names: readonly string[]) {
  const query = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (!value) continue
    if (value.length > LONGEST_VALUE && name !== '_routes') return undefined
    if (name === '_routes' && !ROUTES.test(value)) return undefined
    query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
