import type { CSSProperties } from 'react'
import type { Language } from '../../../business'
import { priceBuckets } from '../../../catalogue/product/price-ranges'
import { plainMoney } from '../../../texts/currency.server'
import { formatNumber } from '../../../texts/figures'
import { inLanguage } from '../../../texts/language'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import { type ListingQuery, listingHref, readAmount, type ShopFilters } from '../listing-query'
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
import { bucketText, categoryText, stepText } from './picked-filters.server'

/** One value of a filter: its text, how many products it leaves, and the list it leads to. */
export interface FilterChoice {
  text: string
  href: string
  on?: true
  /** The box before one that replaces all picks: it adds the value to them, or takes it away. */
  also?: { href: string; title: string; 'aria-label': string }
  /** Draws the colour that the value names, or lets it step back where it finds nothing. */
  style?: CSSProperties
  /** True of a category of the picked department, below which it stands. */
  within?: true
  /** The name by which the address has it, where a filter takes several. */
  value?: string
}

export interface Choices {
  kind: 'category' | 'brand' | 'colour' | 'size' | 'price' | 'rating' | 'discount' | 'stock'
  title: string
  choices: FilterChoice[]
  /** How many show at once, where it is not as many as of others. */
  most?: number
  /** True where the filter is one of the spec's lists on the left. */
  listed?: true
  /** Fields that a form with price bounds sends along. */
  kept?: [name: string, value: string][]
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
  const categories: { slug?: string; name: string; count: number }[] =
    inDepartment.length > 0
      ? [
          {
            slug: query.category,
            name: categoryText(whole, query.category, language) ?? '',
            count: inDepartment.reduce((sum, { count }) => sum + count, 0),
          },
          ...inDepartment,
        ]
      : withPicked(
          left.categories,
          picked(whole.categories.filter(({ slug }) => slug === query.category)),
        )
  const brands = withPicked(
    left.brands.slice(0, MOST_VALUES),
    picked(whole.brands.filter(({ name }) => query.brand?.includes(name))),
  )
  const prices = finding(priceValues(listing, language), query).map(({ filters, ...value }) => ({
    ...value,
    filters: { ...ANY_PRICE, ...filters },
  }))
  const isAny = found.total + similar.total > 0
  return filled(
    [
      {
        kind: 'category',
        title: texts.byCategory,
        listed: true,
        choices: write(
          categories
            .toSorted((a, b) => b.count - a.count)
            .map(({ slug, name, count }) => ({ name, count, filters: { category: slug } })),
        ),
      },
      {
        kind: 'brand',
        title: texts.byBrand,
        listed: true,
        choices: write(adding('brand', base, brands.map(brandValue))),
      },
      {
        kind: 'price',
        title: texts.byPrice,
        listed: true,
        choices: write(prices),
        kept: keptIn(to(ANY_PRICE)),
      },
      ...(['colour', 'size'] as const).map((kind) => ({
        kind,
        title: texts.kinds[kind],
        choices: write(adding(kind, base, lookValues(listing, kind, language))),
      })),
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

export const ANY_PRICE = { price: undefined, min: undefined, max: undefined }

/** Leaves out lists without choices, as in an empty catalogue; bounds may be typed in any other. */
export const filled = (lists: Choices[], isAny = false) =>
  lists.filter(({ choices, kept }) => choices.length > 0 || (isAny && kept !== undefined))

export const hrefOf = (language: Language, query: Partial<ListingQuery>) =>
  listingHref(inLanguage(language, '/shop'), query)

export const keptIn = (href: string) => [...new URLSearchParams(href.split('?')[1])]

/** Returns the spec's price steps for the demo in dollars, and the catalogue's for other shops. */
export function priceValues({ left, steps }: Listing, language: Language): Value[] {
  const amount = (cents: number) => readAmount(plainMoney(cents))
  if (steps)
    return steps.map(({ low, high, count }) => ({
      name: stepText(low ?? 0, high, language),
      count,
      filters: { ...(low && { min: amount(low) }), ...(high && { max: amount(high) }) },
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

export const written = (values: Value[], { query, language, to }: Writing): FilterChoice[] =>
  values.map(({ name, count, filters, value, style, on = isPicked(query, filters) }) => ({
    text: `${name} (${formatNumber(language, count)})`,
    href: to(filters),
    ...(on && { on: true as const }),
    ...(value !== undefined && { value }),
    ...(style && { style }),
  }))

export const brandValue = ({ name, count }: { name: string; count: number }): Value => ({
  ...{ name, count },
  filters: { brand: [name] },
})
