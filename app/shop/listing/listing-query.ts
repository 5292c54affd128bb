import { PAGE_SIZES } from '../../business'
import { type PriceBucket, readPriceBucket } from '../../catalogue/price-buckets'

export const SORTS = ['title', 'price-asc', 'price-desc', 'rating', 'discount'] as const
export const VIEWS = ['grid', 'list'] as const
export type Sort = (typeof SORTS)[number]
export type View = (typeof VIEWS)[number]
export type PageSize = (typeof PAGE_SIZES)[number]

/** What the address of a listing says; everything a reload or a shared link must keep. */
export interface ListingQuery {
  q?: string
  /** Slug of a category or of a department. */
  category?: string
  brand?: string
  price?: PriceBucket
  sort: Sort
  /** Counts from 1. */
  page: number
  show: PageSize
  view: View
  /** True after Show All below a filtered list, until Show Less. */
  all: boolean
}

/** What narrows the list. A pick of one replaces the others (spec section 4). */
export const FILTERS = ['q', 'category', 'brand', 'price'] as const
export type Filters = Pick<ListingQuery, (typeof FILTERS)[number]>

const LONGEST_TEXT = 500
const LAST_PAGE = 10_000_000

/** Reads the query of /shop. An unknown value falls back to its default; nothing throws. */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  return {
    q: textOf(parameters, 'q'),
    category: textOf(parameters, 'category'),
    brand: textOf(parameters, 'brand'),
    price: readPriceBucket(parameters.get('price')),
    sort: oneOf(SORTS, parameters.get('sort')),
    page: pageOf(parameters.get('page')),
    show: oneOf(PAGE_SIZES, Number(parameters.get('show'))),
    view: oneOf(VIEWS, parameters.get('view')),
    all: parameters.get('all') === '1',
  }
}

function textOf(parameters: URLSearchParams, name: string) {
  return parameters.get(name)?.slice(0, LONGEST_TEXT).trim() || undefined
}

/** The given value when it is in the list, else the list's first: the default. */
function oneOf<Value>(values: readonly [Value, ...Value[]], given: unknown): Value {
  return values.includes(given as Value) ? (given as Value) : values[0]
}

function pageOf(given: string | null) {
  const page = /^[1-9]\d*$/.test(given ?? '') ? Number(given) : 1
  return page <= LAST_PAGE ? page : 1
}

export const isFiltered = (query: Filters) => FILTERS.some((name) => query[name] !== undefined)

/** The path and query of a listing. Defaults are left out and the order is fixed: one list, one URL. */
export function listingHref(path: string, query: Partial<ListingQuery>) {
  const parts: string[] = []
  const add = (name: string, value: unknown, fallback?: unknown) => {
    if (value !== undefined && value !== fallback)
      parts.push(`${name}=${encodeURIComponent(String(value)).replaceAll('%20', '+')}`)
  }
  for (const name of FILTERS) add(name, query[name])
  add('sort', query.sort, SORTS[0])
  add('show', query.show, PAGE_SIZES[0])
  add('view', query.view, VIEWS[0])
  add('all', query.all ? 1 : undefined)
  add('page', query.page, 1)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/**
 * The query after a pick: it replaces the other filters and starts at page 1 of the first six
 * (spec section 4). Sorting and layout stay. Picking nothing is Show All, which clears.
 */
export function pick(query: ListingQuery, filters: Filters): Partial<ListingQuery> {
  return { sort: query.sort, view: query.view, ...filters }
}

/** The same list arranged otherwise, from its first page. */
export const arrange = (
  query: ListingQuery,
  change: Partial<Pick<ListingQuery, 'sort' | 'show' | 'view' | 'all'>>,
): ListingQuery => ({ ...query, page: 1, ...change })

/** What a search engine should know a listing by: its filters and page, not how it is arranged. */
export function canonicalQuery({ q, category, brand, price, page }: ListingQuery) {
  return { q, category, brand, price, page }
}
