import { DISCOUNTS_AT_LEAST, PAGE_SIZES, RATINGS_AT_LEAST } from '../../business'
import { type PriceBucket, readPriceBucket } from '../../catalogue/product/price-ranges'
import { asciiDigits } from '../../text-core/digits'
import { minorUnits } from '../../texts/figures'

const SORTS = ['title', 'price-asc', 'price-desc', 'rating', 'discount'] as const
/** A search begins with what fits best; lists without one have no such order. */
const SEARCH_SORTS = ['best', ...SORTS] as const
export const VIEWS = ['grid', 'list'] as const
export type Sort = (typeof SEARCH_SORTS)[number]
export type ListingLayout = (typeof VIEWS)[number]
export type PageSize = (typeof PAGE_SIZES)[number]

export interface ListingQuery {
  q?: string
  /** The slug of a category or a department. */
  category?: string
  /** A product of any of these; as with colours and sizes, never an empty list. */
  brand?: readonly string[]
  /** The catalogue's own values, of a product or one of its variants. */
  colour?: readonly string[]
  size?: readonly string[]
  price?: PriceBucket
  /** Bounds of the price in the shop's currency, written as short as possible: '5', '19.9'. */
  min?: string
  max?: string
  /** The least stars and per cent off. */
  rating?: (typeof RATINGS_AT_LEAST)[number]
  discount?: (typeof DISCOUNTS_AT_LEAST)[number]
  /** Leaves out what is sold out. */
  stock?: 'in'
  sort: Sort
  /** Counted from 1. */
  page: number
  show: PageSize
  view: ListingLayout
  all: boolean
  /** Searches for the words as they are typed, neither read nor corrected. */
  exact?: boolean
}

const FILTERS = [
  ...(['q', 'category', 'brand', 'colour', 'size', 'price', 'min', 'max'] as const),
  ...(['rating', 'discount', 'stock'] as const),
] as const
export type ShopFilters = Pick<ListingQuery, (typeof FILTERS)[number]>

/** The filters that take several values, each a parameter of its own in the address. */
export const VALUE_LIST_FILTERS = ['brand', 'colour', 'size'] as const
export type ValueListFilter = (typeof VALUE_LIST_FILTERS)[number]

const AMOUNT = /^(\d+)(?:[.,](\d+))?$/
/** The most digits of an amount, decimals included, as the highest price has. */
export const MOST_DIGITS = 10
const LONGEST_TEXT = 500
/** The most values that one filter takes. */
const MOST_PICKED = 20
const LAST_PAGE = 10_000_000

/** Reads a query that the shop wrote itself, as its links do; this code is cheap to load. */
export function readOwnQuery(search: string) {
  const given = new URLSearchParams(search)
  const read: { q?: string } & Record<string, unknown> = Object.fromEntries(given)
  for (const name of VALUE_LIST_FILTERS) read[name] &&= given.getAll(name)
  const { page = 1, show = PAGE_SIZES[0], all, ...rest } = read
  const numbers = { page: Number(page), show: Number(show) as PageSize, all: all === '1' }
  const sort = sortsFor(rest.q)[0]
  return { sort, view: VIEWS[0], ...rest, ...numbers } as ListingQuery
}

/** Reads the query of /shop; an unknown value becomes its default. */
export function parseListingQuery(parameters: URLSearchParams): ListingQuery {
  const min = readAmount(parameters.get('min'))
  const max = readAmount(parameters.get('max'))
  const crossed = areCrossed(min, max)
  const q = textOf(parameters, 'q')
  return {
    q,
    category: textOf(parameters, 'category'),
    brand: textsIn(parameters, 'brand'),
    colour: textsIn(parameters, 'colour'),
    size: textsIn(parameters, 'size'),
    price: readPriceBucket(parameters.get('price')),
    min: crossed ? undefined : min,
    max: crossed ? undefined : max,
    rating: RATINGS_AT_LEAST.find((one) => one === parameters.get('rating')),
    discount: DISCOUNTS_AT_LEAST.find((one) => one === parameters.get('discount')),
    stock: parameters.get('stock') === 'in' ? 'in' : undefined,
    sort: oneOf(sortsFor(q), parameters.get('sort')),
    page: pageOf(parameters.get('page')),
    show: oneOf(PAGE_SIZES, Number(parameters.get('show'))),
    view: oneOf(VIEWS, parameters.get('view')),
    all: parameters.get('all') === '1',
    ...(parameters.get('exact') === '1' && { exact: true }),
  }
}

/** Returns the orders of a list, the first of which is its own. */
export const sortsFor = (q: string | undefined): readonly [Sort, ...Sort[]] =>
  q ? SEARCH_SORTS : SORTS

/**
 * Reads an amount up to 99,999,999.99, with a point or a comma; returns its shortest form. A comma
 * before three digits groups: '12,500', '1,25,000.50'.
 */
export function readAmount(text: string | null) {
  const decimals = Math.log10(minorUnits())
  const given = asciiDigits(text ?? '')
    .trim()
    .replace(decimals < 3 ? /(?<!^0),(?=(\d\d,)*\d{3}(?!\d))/g : '', '')
  const [, whole = '', fraction = ''] = AMOUNT.exec(given) ?? []
  const fits = whole && whole.length <= MOST_DIGITS - decimals && fraction.length <= decimals
  return fits ? String(Number(given.replace(',', '.'))) : undefined
}

export const areCrossed = (min?: string, max?: string) => Number(min) > Number(max)

function textOf(parameters: URLSearchParams, name: string) {
  return shortened(parameters.get(name) ?? '') || undefined
}

const shortened = (text: string) => text.slice(0, LONGEST_TEXT).trim()

/** Returns different values in one order, so that a list has one address. */
function textsIn(parameters: URLSearchParams, name: ValueListFilter) {
  const given = new Set(parameters.getAll(name).map(shortened).filter(Boolean))
  const texts = [...given].slice(0, MOST_PICKED).sort()
  return texts.length > 0 ? texts : undefined
}

function oneOf<Value>(values: readonly [Value, ...Value[]], given: unknown): Value {
  return values.includes(given as Value) ? (given as Value) : values[0]
}

function pageOf(given: string | null) {
  const page = /^[1-9]\d*$/.test(given ?? '') ? Number(given) : 1
  return page <= LAST_PAGE ? page : 1
}

export const isFiltered = (query: ShopFilters) => FILTERS.some((name) => query[name] !== undefined)

/** Tells whether the query filters by more than the words of a search. */
export const isNarrowed = (query: ShopFilters) => isFiltered({ ...query, q: undefined })

/**
 * Tells whether search engines may index the list. Three filters together, several values of one,
 * searches, price bounds, which anyone may type, least ratings and discounts, and what is in stock
 * make too many lists.
 */
export function isToBeIndexed({ category, brand, colour, size, price, ...more }: ShopFilters) {
  const typed = more.q ?? more.min ?? more.max ?? more.rating ?? more.discount ?? more.stock
  const kinds = [category, brand, colour, size, price].filter(Boolean)
  const hasSeveral = [brand, colour, size].some((values) => values?.[1] !== undefined)
  return typed === undefined && kinds.length < 3 && !hasSeveral
}

/** Returns a listing's one URL: no defaults, fixed order. */
export function listingHref(path: string, query: Partial<ListingQuery>) {
  const parts: string[] = []
  const add = (name: string, value: unknown, fallback?: unknown) => {
    if (value !== undefined && value !== fallback)
      parts.push(`${name}=${encodeURIComponent(String(value)).replaceAll('%20', '+')}`)
  }
  for (const name of FILTERS) for (const value of [query[name]].flat()) add(name, value)
  const isUnsorted = query.sort === SEARCH_SORTS[0] || query.sort === sortsFor(query.q)[0]
  add('sort', isUnsorted ? undefined : query.sort)
  add('exact', query.exact && query.q ? 1 : undefined)
  add('show', query.show, PAGE_SIZES[0])
  add('view', query.view, VIEWS[0])
  add('all', query.all ? 1 : undefined)
  add('page', query.page, 1)
  return parts.length > 0 ? `${path}?${parts.join('&')}` : path
}

/** A pick replaces all filters (spec section 4); an empty one is Show All. */
export function pickFilters(
  { sort, show, view }: ListingQuery,
  filters: ShopFilters,
): Partial<ListingQuery> {
  return { sort, show, view, ...filters }
}

/** Changes order, page size or layout and starts at page 1. */
export const arrange = (
  query: ListingQuery,
  change: Partial<Pick<ListingQuery, 'sort' | 'show' | 'view' | 'all'>>,
): ListingQuery => ({ ...query, page: 1, ...change })

const filtersIn = (query: ShopFilters): ShopFilters =>
  Object.fromEntries(FILTERS.map((name) => [name, query[name]]))

/** Returns what the canonical URL has of a query: filters and page, not the arrangement. */
export function canonicalQuery(query: ListingQuery) {
  const { page } = query
  return { ...filtersIn(query), page }
}
