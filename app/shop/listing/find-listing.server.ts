import type { Language } from '../../business'
import { priceSteps } from '../../catalogue/prices/price-steps.server'
import { type Facets, facets, listCards } from '../../catalogue/queries/products.server'
import { similarCards } from '../../catalogue/queries/similar-cards.server'
import type { Database } from '../../database/tables.server'
import { minorUnitsOf, shopCurrency } from '../../texts/currency.server'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import type { ListingQuery } from './listing-query'
import { pageCount, pageSize } from './listing-view'

export type Listing = Awaited<ReturnType<typeof findListing>>

/**
 * Finds what a query of /shop asks for, with category names in the page's language. Values that the
 * catalogue does not have are left out and named.
 */
export async function findListing(db: Database, asked: ListingQuery, language: Language) {
  const named = (found: Facets): Facets => ({
    ...found,
    categories: categoriesIn(language, found.categories),
  })
  const whole = named(await facets(db))
  const known = knownFilters(asked, whole)
  const unknown = (['category', 'brand', 'colour', 'size'] as const).flatMap((kind) => {
    const name = known[kind] === undefined ? asked[kind] : undefined
    return name === undefined ? [] : { kind, name }
  })
  const query = { ...asked, ...known }
  const show = pageSize(query)
  const filters = inCents(query)
  const list = () =>
    listCards(db, { ...filters, sort: query.sort, page: query.page, show, language })
  let found = await list()
  const last = pageCount(found.total, show)
  if (query.page > last) {
    query.page = last
    found = await list()
  }
  const similar = await similarCards(
    db,
    { ...filters, sort: query.sort },
    { found, show, language },
  )
  const left = named(await facets(db, filters))
  // The spec gives its price steps in dollars.
  const steps = shopCurrency() === 'USD' ? undefined : await priceSteps(db, filters)
  return { query, unknown, found, similar, whole, left, ...(steps && { steps }) }
}

/** Returns a query's filters, each undefined where the catalogue has no such value. */
export function knownFilters(query: ListingQuery, { categories, brands, ...looks }: Facets) {
  const { category, brand, colour, size } = query
  return {
    category: categories.some((each) => each.slug === category || each.department === category)
      ? category
      : undefined,
    brand: brands.some(({ name }) => name === brand) ? brand : undefined,
    colour: looks.colours.some(({ name }) => name === colour) ? colour : undefined,
    size: looks.sizes.some(({ name }) => name === size) ? size : undefined,
  }
}

/** Returns the filters as the index reads them. */
const inCents = ({ q, category, brand, colour, size, price, min, max }: ListingQuery) => ({
  ...{ q, category, brand, colour, size, price },
  min: min === undefined ? undefined : centsOf(min),
  max: max === undefined ? undefined : centsOf(max),
})

/** Converts an amount as shoppers type it to minor units. */
export const centsOf = (amount: string) => Math.round(Number(amount) * minorUnitsOf())
