import { decodePart } from '../../input/parsed'
import { isDataPath } from '../../input/request-url'
import { inLanguage, languageOf, withoutLanguage } from '../../texts/language'
import { offeredOr } from '../../texts/offered-languages.server'
import { PAGES, pagesWhere, SEVERAL } from './page-rules'

const CACHED_PAGES = new Map(
  pagesWhere(({ parameters }) => parameters !== undefined)
    .filter(([path]) => !path.includes(':'))
    .map(([path, { parameters = [] }]) => [path, parameters]),
)
const PRODUCT_PATH = /^\/shop\/[1-9]\d{0,8}$/
const MERCHANT_PAGE_PATH = /^\/pages\/[a-z0-9-]{1,80}$/
const SLUG_PATH = /^\/shop\/([^/]{1,1200})$/
/** A product's slug, letters and marks of any script; the table bounds its length. */
const SLUG = /^(?!\d+$)[\p{L}\p{M}\p{N}-]{1,100}$/u
/** Parameters of forms on a product's page without scripts. */
const ANSWERS = ['postcode', 'option1', 'option2', 'option3']
const LONGEST_VALUE = 100
/** React Router's parameter of `.data` requests: the routes whose loaders run. */
const ROUTES = '_routes'
const ROUTES_VALUE = /^[\w/-]{1,60}(,[\w/-]{1,60}){0,3}$/

/**
 * Returns the cache key and rendered address, with known parameters in one order; undefined for a
 * page that is never cached.
 */
export function pageKey(url: string): string | undefined {
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  const isData = isDataPath(path)
  const page = isData ? path.replace(/\/_\.data$|\.data$/, '') || '/' : path
  const bare = withoutLanguage(page)
  const language = bare === page ? '' : page.slice(0, 3)
  const known = knownPath(bare)
  if (known === undefined) return undefined
  const address = language && known === '/' ? language : language + known
  const key = isData ? `${address === '/' ? '/_' : address}.data` : address
  if (mark < 0) return key
  const isProduct = known.startsWith('/shop/')
  const names = (isProduct ? PAGES['/shop/:id']?.parameters : CACHED_PAGES.get(known)) ?? []
  const given = new URLSearchParams(url.slice(mark))
  // The page answers one visitor's form.
  if (isProduct && ANSWERS.some((name) => given.has(name))) return undefined
  return withQuery(key, given, isData ? [...names, ROUTES] : names)
}

/** An address that no page and no API has; the 404 page shows nothing of the requested one. */
const NOWHERE = '/404'

export const notFoundKey = (url: string) => inLanguage(offeredOr(languageOf(url)), NOWHERE)

export const isNotFoundKey = (key: string) => withoutLanguage(key) === NOWHERE

function knownPath(path: string) {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  if (CACHED_PAGES.has(plain)) return plain
  const lower = plain.toLowerCase()
  return CACHED_PAGES.has(lower) || PRODUCT_PATH.test(lower) || MERCHANT_PAGE_PATH.test(lower)
    ? lower
    : slugPath(plain)
}

/** Returns the one form of a path with a slug, so that no spelling of it makes another page. */
function slugPath(path: string) {
  const slug = decodePart(SLUG_PATH.exec(path)?.[1] ?? '')
    ?.toLowerCase()
    .normalize('NFC')
  return slug && SLUG.test(slug) ? `/shop/${encodeURIComponent(slug)}` : undefined
}

function withQuery(path: string, given: URLSearchParams, names: readonly string[]) {
  const query = new URLSearchParams()
  for (const name of names) {
    const [value, other] = given.getAll(name)
    if (other !== undefined && SEVERAL.includes(name)) return undefined
    if (!value) continue
    if (name === ROUTES ? !ROUTES_VALUE.test(value) : value.length > LONGEST_VALUE) return undefined
    query.set(name, value)
  }
  return query.size > 0 ? `${path}?${query}` : path
}
