import type { Language } from '../../../business'
import { priceBuckets } from '../../../catalogue/product/price-ranges'
import { plainMoney } from '../../../texts/currency.server'
import { formatNumber } from '../../../texts/figures'
import { inLanguage } from '../../../texts/language'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import {
  isFiltered,
  type ListingQuery,
  listingHref,
  pickFilters,
  readAmount,
  type ShopFilters,
} from '../listing-query'
import { CHOICES_AT_ONCE } from '../listing-view'
import { lookValues } from './colour-and-size-values.server'
import {
  adding,
  atOnce,
  finding,
  isPicked,
  MOST_VALUES,
  type Value,
  withPicked,
} from './filter-values'
import { leastValues, stockValues } from './least-values.server'
import { bucketText, stepText } from './picked-filters.server'

/** One value of a filter: its text, how many products it leaves, and the list it leads to. */
export interface FilterChoice {
  text: string
  href: string
  on?: true
  /** The name by which the address has it, where a filter takes several. */
  value?: string
}

export interface Choices {
  kind: 'category' | 'brand' | 'colour' | 'size' | 'price' | 'rating' | 'discount' | 'stock'
  title: string
  choices: FilterChoice[]
  /** Fields that a form with price bounds sends along. */
  kept?: [name: string, value: string][]
}

/** Returns the lists on the left: a pick there replaces all filters (spec section 4). */
export function listedChoices(listing: Listing, language: Language): Choices[] {
  const { query, whole, left, steps } = listing
  const texts = textsOf(language).shop
  const counts = new Map(left.categories.map(({ slug, count }) => [slug, count]))
  const to = (filters: ShopFilters) => hrefOf(language, pickFilters(query, filters))
  const write = (values: Value[]) => written(values, { query, language, to })
  const prices = priceValues(listing, language)
  // The spec's two buckets stay: a pick there replaces the filters, but not a search.
  const isFixed = !steps && query.q === undefined
  const all: FilterChoice = {
    text: `${texts.showAll} (${formatNumber(language, whole.total)})`,
    href: to({}),
    ...(!isFiltered(query) && { on: true }),
  }
  const categories = whole.categories.map(({ slug, name }) => ({
    ...{ name, count: counts.get(slug) ?? 0 },
    filters: { category: slug },
  }))
  return filled(
    [
      {
        kind: 'category',
        title: texts.byCategory,
        choices: atOnce([all, ...write(categories)]),
      },
      {
        kind: 'brand',
        title: texts.byBrand,
        choices: write(finding(listedBrands(listing), query)),
      },
      {
        kind: 'price',
        title: texts.byPrice,
        choices: write(isFixed ? prices : finding(prices, query)),
        kept: keptIn(to({})),
      },
    ],
    whole.total > 0,
  )
}

/** Returns the row above the results: a pick adds to the others and still finds something. */
export function narrowingChoices(listing: Listing, language: Language): Choices[] {
  const { query, base, whole, left, found, similar } = listing
  const texts = textsOf(language).shop
  const to = (filters: ShopFilters) =>
    hrefOf(language, { ...base, ...filters, page: 1, all: false })
  // Where products stand beside the filters, what is picked need not be among them.
  const picked = <Counted>(some: Counted[]) => (similar.total === 0 ? some : [])
  const write = (values: Value[]) => atOnce(written(values, { query, language, to }))
  const inDepartment = left.categories.filter(({ department }) => department === query.category)
  const categories = withPicked(
    inDepartment.length > 0 ? inDepartment : left.categories,
    picked(whole.categories.filter(({ slug }) => slug === query.category)),
  )
  const brands = withPicked(
    left.brands.slice(0, MOST_VALUES),
    picked(whole.brands.filter(({ name }) => query.brand?.includes(name))),
  )
  const bounds = { price: undefined, min: undefined, max: undefined }
  const prices = finding(priceValues(listing, language), query).map(({ filters, ...value }) => ({
    ...value,
    filters: { ...bounds, ...filters },
  }))
  const isAny = found.total + similar.total > 0
  return filled(
    [
      {
        kind: 'category',
        title: texts.kinds.category,
        choices: write(
          categories
            .toSorted((a, b) => b.count - a.count)
            .map(({ slug, name, count }) => ({ name, count, filters: { category: slug } })),
        ),
      },
      {
        kind: 'brand',
        title: texts.kinds.brand,
        choices: write(adding('brand', base, brands.map(brandValue))),
      },
      ...(['colour', 'size'] as const).map((kind) => ({
        kind,
        title: texts.kinds[kind],
        choices: write(adding(kind, base, lookValues(listing, kind, language))),
      })),
      {
        kind: 'price',
        title: texts.kinds.price,
        choices: write(prices),
        kept: keptIn(to({ ...bounds, price: undefined })),
      },
      ...(['rating', 'discount'] as const).map((kind) => ({
        kind,
        title: texts.kinds[kind],
        choices: write(leastValues(listing, kind, language)),
      })),
      { kind: 'stock', title: texts.kinds.stock, choices: write(stockValues(listing, language)) },
    ],
    isAny,
  )
}

/** Leaves out lists without choices, as in an empty catalogue; bounds may be typed in any other. */
const filled = (lists: Choices[], isAny = false) =>
  lists.filter(({ choices, kept }) => choices.length > 0 || (isAny && kept !== undefined))

const hrefOf = (language: Language, query: Partial<ListingQuery>) =>
  listingHref(inLanguage(language, '/shop'), query)

const keptIn = (href: string) => [...new URLSearchParams(href.split('?')[1])]

/** Returns the spec's price steps for the demo in dollars, and the catalogue's for other shops. */
function priceValues({ left, steps }: Listing, language: Language): Value[] {
  const amount = (cents: number) => readAmount(plainMoney(cents))
  if (steps)
    return steps.map(({ low, high, count }) => ({
      name: stepText(low ?? 0, high, language),
      count,
      filters: { ...(low && { min: amount(low) }), max: amount(high) },
    }))
  return priceBuckets.map((price) => ({
    name: bucketText(price, language),
    count: left.prices[price],
    filters: { price },
  }))
}

interface Writing {
  query: ListingQuery
  language: Language
  to: (filters: ShopFilters) => string
}

const written = (values: Value[], { query, language, to }: Writing): FilterChoice[] =>
  values.map(({ name, count, filters, value, on = isPicked(query, filters) }) => ({
    text: `${name} (${formatNumber(language, count)})`,
    href: to(filters),
    ...(on && { on: true as const }),
    ...(value !== undefined && { value }),
  }))

const brandValue = ({ name, count }: { name: string; count: number }): Value => ({
  ...{ name, count },
  filters: { brand: [name] },
})

/** Returns the brands, the most frequent first; those at once and the others each from A to Z. */
function listedBrands({ query, left }: Listing): Value[] {
  const counts = new Map(left.brands.map(({ name, count }) => [name, count]))
  const names = new Set(query.brand)
  for (const { name } of left.brands.slice(0, MOST_VALUES))
    if (names.size < MOST_VALUES) names.add(name)
  const alphabetical = (some: string[]) =>
    some.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
  const all = [...names]
  return [
    ...alphabetical(all.slice(0, CHOICES_AT_ONCE)),
    ...alphabetical(all.slice(CHOICES_AT_ONCE)),
  ].map((name) => brandValue({ name, count: counts.get(name) ?? 0 }))
}
