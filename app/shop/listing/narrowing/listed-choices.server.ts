import type { Language } from '../../../business'
import { withColon } from '../../../texts/colon'
import { formatNumber } from '../../../texts/figures'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import { isFiltered, pickFilters, type ShopFilters } from '../listing-query'
import { BRANDS_AT_ONCE, categoriesAtOnce } from '../listing-view'
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
import { atOnce, finding, isPicked, MOST_VALUES, type Value } from './filter-values'
import { categoryText } from './picked-filters.server'
import { toggled } from './toggled'

/** The look of values that find nothing. */
const STEPPED_BACK = { color: 'var(--color-muted)' }

/**
 * Returns the lists on the left: a pick there replaces all filters (spec section 4). Where something
 * is picked, the box before each value is a second link, which adds it to the picks or takes it away.
 */
export function listedChoices(listing: Listing, language: Language): Choices[] {
  const { query, base, whole, steps, found, similar } = listing
  const texts = textsOf(language).shop
  const to = (filters: ShopFilters) => hrefOf(language, pickFilters(query, filters))
  const adding = (filters: ShopFilters) =>
    hrefOf(language, { ...base, ...filters, page: 1, all: false })
  const write = (values: Value[], change: (filters: ShopFilters, on?: true) => ShopFilters) =>
    written(values, { query, language, to }).map((one, at): FilterChoice => {
      const { count = 0, filters = {}, within } = values[at] ?? {}
      const choice = { ...one, ...(within && { within }) }
      const href = adding(change(filters, choice.on))
      if (count === 0 && !choice.on) return { ...choice, style: STEPPED_BACK }
      if (!isFiltered(query) || href === choice.href) return choice
      const label = choice.on ? texts.remove : `${withColon(language, texts.narrowBy)} {name}`
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
  const categories = categoryValues(listing, language)
  // Categories that find nothing stand behind 'more', as those do for which there is no room.
  const most = Math.min(
    categoriesAtOnce(query, found.total + similar.total),
    1 +
      categories.filter(
        ({ count, filters }) => !isFiltered(query) || count > 0 || isPicked(query, filters),
      ).length,
  )
  return filled(
    [
      {
        kind: 'category',
        title: texts.byCategory,
        listed: true,
        choices: atOnce(
          [
            all,
            ...write(categories, ({ category }, on) => ({ category: on ? undefined : category })),
          ],
          most,
        ),
        most,
      },
      {
        kind: 'brand',
        title: texts.byBrand,
        listed: true,
        choices: write(finding(listedBrands(listing), query), ({ brand: [name = ''] = [] }) => ({
          brand: toggled(base.brand, name),
        })),
        most: BRANDS_AT_ONCE,
      },
      {
        kind: 'price',
        title: texts.byPrice,
        listed: true,
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

/**
 * Returns a picked department, then its categories, then the others; where something is picked or
 * searched for, those that find something come first.
 */
function categoryValues({ query, whole, left }: Listing, language: Language): Value[] {
  const counts = new Map(left.categories.map(({ slug, count }) => [slug, count]))
  const named = whole.categories.map(({ slug, name, department }) => ({
    ...{ name, count: counts.get(slug) ?? 0 },
    ...(department !== null && department === query.category && { within: true as const }),
    filters: { category: slug },
  }))
  const inside = named.filter(({ within }) => within)
  const name = categoryText(whole, query.category, language)
  const picked = inside.length > 0 && name !== undefined
  const count = inside.reduce((sum, one) => sum + one.count, 0)
  const rank = ({ count, within }: Value) => (within ? 0 : 2) + (count > 0 ? 0 : 1)
  return [
    ...(picked ? [{ name, count, filters: { category: query.category } }] : []),
    ...(isFiltered(query) ? named.toSorted((a, b) => rank(a) - rank(b)) : named),
  ]
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
