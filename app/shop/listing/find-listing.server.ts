import type { Language } from '../../business'
import { currentIndex } from '../../catalogue/index/current-index.server'
import { priceSteps } from '../../catalogue/prices/price-steps.server'
import { withAddress } from '../../catalogue/product/category-address'
import { cardsByIds, cardsInColour } from '../../catalogue/queries/cards.server'
import {
  countInStock,
  type Facets,
  facets,
  listCards,
} from '../../catalogue/queries/products.server'
import { positionIn } from '../../catalogue/queries/ranked-search.server'
import { soldOutProducts } from '../../catalogue/stock/sold-out.server'
import type { Database } from '../../database/tables.server'
import { settings } from '../../settings/settings.server'
import { centsOf, shopCurrency } from '../../texts/currency.server'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import { type ListingQuery, VALUE_LIST_FILTERS } from './listing-query'
import { pageCount, pageSize } from './listing-view'
import { ENOUGH_FOUND } from './search/besides.server'
import { moreLike } from './search/more-like.server'
import { searchListing } from './search/search-listing.server'

export type Listing = Awaited<ReturnType<typeof findListing>>

/**
 * Finds what a query of /shop asks for, with category names in the page's language. Values that the
 * catalogue does not have are left out, and named where none of their kind is left.
 */
export async function findListing(
  db: Database,
  asked: ListingQuery,
  language: Language,
  { isQuestion = false } = {},
) {
  const named = (found: Facets): Facets => ({
    ...found,
    categories: categoriesIn(language, found.categories).map(withAddress),
  })
  const all = await facets(db)
  const whole = named(all)
  const known = knownFilters(asked, whole)
  const unknown = (['category', ...VALUE_LIST_FILTERS] as const).flatMap((kind) =>
    known[kind] === undefined ? [asked[kind] ?? []].flat().map((name) => ({ kind, name })) : [],
  )
  const soldOut = await soldOutProducts(db)
  const filtersOf = (query: ListingQuery) => ({
    ...inCents(query),
    inStock: query.stock && soldOut,
    category: keyOf(whole, query.category),
  })
  const given = { ...asked, ...known }
  const searched = given.q
    ? await searchListing(given, { db, language, facets: all, filtersOf, isQuestion })
    : undefined
  const query = { ...(searched?.query ?? given) }
  const show = pageSize(query)
  const { ranked = [], last: buried = [], besides, words } = searched ?? {}
  const apart = [...ranked, ...buried]
  const filters = { ...filtersOf(query), q: words }
  const list = () =>
    listCards(db, {
      ...{ ...filters, also: apart, ranked, last: buried },
      ...{ sort: query.sort, page: query.page, show, language },
    })
  let found = await list()
  const last = pageCount(found.total, show)
  if (query.page > last) {
    query.page = last
    found = await list()
  }
  found.products = await cardsInColour(db, found.products, query.colour)
  const shownIds = new Set(found.products.map(({ id }) => id))
  const ids =
    found.total < ENOUGH_FOUND ? (besides?.ids ?? []).filter((id) => !shownIds.has(id)) : []
  const similar = {
    products: await cardsInColour(
      db,
      await cardsByIds(db, ids.slice(0, show), language),
      query.colour,
    ),
    total: ids.length,
    lacking: ids.length > 0 ? (besides?.lacking ?? []) : [],
  }
  const index = await currentIndex(db)
  const besidePlaces = ids.map((id) => positionIn(index, id)).filter((at) => at !== -1)
  const shown = {
    also: [...apart, ...besidePlaces],
    ...(besidePlaces.length > 0 && { unfiltered: besidePlaces }),
  }
  const left = named(await facets(db, { ...filters, ...shown }))
  // The spec gives the demo's price steps, in dollars.
  const isSpec = settings().shop.kind === 'demo' && shopCurrency() === 'USD'
  const steps = isSpec ? undefined : await priceSteps(db, { ...filters, ...shown })
  const inStock = await countInStock(db, {
    ...filters,
    ...(apart.length + ids.length > 0 && shown),
  })
  return {
    ...{ query, unknown, found, similar, whole, left, inStock },
    more: query.page === 1 ? await moreLike(db, { found, similar }, language) : [],
    /** What was typed, until it is read: a pick must not lose what stands beside the filters. */
    base: similar.total > 0 ? given : query,
    ...(searched && { said: searched.said }),
    ...(steps && { steps }),
    ...(searched?.isNear && { isNear: true }),
    ...(searched?.corrected && { corrected: searched.corrected }),
  }
}

/** Returns a query's filters as far as the catalogue has their values; undefined without any. */
export function knownFilters(query: ListingQuery, { categories, brands, ...looks }: Facets) {
  const { category, brand, colour, size } = query
  const among = (values: readonly { name: string }[], picked: readonly string[] = []) => {
    const known = picked.filter((one) => values.some(({ name }) => name === one))
    return known.length > 0 ? known : undefined
  }
  return {
    category: categories.some((each) => each.slug === category || each.department === category)
      ? category
      : undefined,
    brand: among(brands, brand),
    colour: among(looks.colours, colour),
    size: among(looks.sizes, size),
  }
}

/** Returns the slug by which products name a category or department. */
const keyOf = ({ categories }: { categories: readonly Addressed[] }, name: string | undefined) =>
  categories.find(({ slug }) => slug === name)?.key ?? name

interface Addressed {
  slug: string
  key?: string
}

/** Returns the filters as the index reads them. */
const inCents = ({ category, brand, colour, size, price, ...least }: ListingQuery) => ({
  ...{ category, brand, colour, size, price },
  rating: hundredths(least.rating),
  discount: hundredths(least.discount),
  min: least.min === undefined ? undefined : centsOf(least.min),
  max: least.max === undefined ? undefined : centsOf(least.max),
})

const hundredths = (least: string | undefined) => (least ? Number(least) * 100 : undefined)
