import type { Language } from '../../../business'
import { formatNumber } from '../../../texts/figures'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import { isFiltered, pickFilters, type ShopFilters } from '../listing-query'
import { BRANDS_AT_ONCE } from '../listing-view'
import {
  ANY_PRICE,
  brandValue,
  type Choices,
  type FilterChoice,
  filled,
  hrefOf,
  keptIn,
  priceValues,
  written,
} from './filter-choices.server'
import { atOnce, finding, MOST_VALUES, type Value } from './filter-values'
import { toggled } from './toggled'

/** The look of values that find nothing. */
const STEPPED_BACK = { color: 'var(--color-muted)' }

/**
 * Returns the lists on the left: a pick there replaces all filters (spec section 4). Where something
 * is picked, the box before each value is a second link, which adds it to the picks or takes it away.
 */
export function listedChoices(listing: Listing, language: Language): Choices[] {
  const { query, base, whole, left, steps } = listing
  const texts = textsOf(language).shop
  const counts = new Map(left.categories.map(({ slug, count }) => [slug, count]))
  const to = (filters: ShopFilters) => hrefOf(language, pickFilters(query, filters))
  const adding = (filters: ShopFilters) =>
    hrefOf(language, { ...base, ...filters, page: 1, all: false })
  const write = (values: Value[], change: (filters: ShopFilters, on?: true) => ShopFilters) =>
    written(values, { query, language, to }).map((choice, at): FilterChoice => {
      const { count = 0, filters = {} } = values[at] ?? {}
      const href = adding(change(filters, choice.on))
      if (count === 0 && !choice.on) return { ...choice, style: STEPPED_BACK }
      if (!isFiltered(query) || href === choice.href) return choice
      const label = choice.on ? texts.remove : `${texts.narrowBy}: {name}`
      const title = fill(label, { name: choice.text })
      return { ...choice, also: { href, title, 'aria-label': title } }
    })
  const prices = priceValues(listing, language)
  // The spec's two buckets stay: a pick there replaces the filters, but not a search.
  const isFixed = !steps && query.q === undefined
  const all: FilterChoice = {
    text: `${texts.showAll} (${formatNumber(language, whole.total)})`,
    href: to({}),
    ...(!isFiltered(query) && { on: true }),
  }
  const named = whole.categories.map(({ slug, name }) => ({
    ...{ name, count: counts.get(slug) ?? 0 },
    filters: { category: slug },
  }))
  // Where something is picked or searched for, the categories that find something come first.
  const categories = isFiltered(query)
    ? [...named.filter(({ count }) => count > 0), ...named.filter(({ count }) => count === 0)]
    : named
  return filled(
    [
      {
        kind: 'category',
        title: texts.byCategory,
        choices: atOnce([
          all,
          ...write(categories, ({ category }, on) => ({ category: on ? undefined : category })),
        ]),
      },
      {
        kind: 'brand',
        title: texts.byBrand,
        choices: write(finding(listedBrands(listing), query), ({ brand: [name = ''] = [] }) => ({
          brand: toggled(base.brand, name),
        })),
        most: BRANDS_AT_ONCE,
      },
      {
        kind: 'price',
        title: texts.byPrice,
        choices: write(isFixed ? prices : finding(prices, query), (filters, on) => ({
          ...ANY_PRICE,
          ...(!on && filters),
        })),
        // Typed bounds add: the specification knows none.
        kept: keptIn(adding(ANY_PRICE)),
      },
    ],
    whole.total > 0,
  )
}

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
    ...alphabetical(all.slice(0, BRANDS_AT_ONCE)),
    ...alphabetical(all.slice(BRANDS_AT_ONCE)),
  ].map((name) => brandValue({ name, count: counts.get(name) ?? 0 }))
}
