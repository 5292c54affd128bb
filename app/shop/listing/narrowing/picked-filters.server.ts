import type { Language } from '../../../business'
import type { PriceBucket } from '../../../catalogue/product/price-ranges'
import type { Facets } from '../../../catalogue/queries/products.server'
import { centsOf, formatMoney, minorUnitsOf } from '../../../texts/currency.server'
import { formatNumber, formatPercent } from '../../../texts/figures'
import { fill } from '../../../texts/fill'
import { inLanguage } from '../../../texts/language'
import { textsOf } from '../../../texts/texts.server'
import type { Listing } from '../find-listing.server'
import {
  areCrossed,
  type ListingQuery,
  listingHref,
  MOST_DIGITS,
  pickFilters,
  readAmount,
  type ShopFilters,
  VALUE_LIST_FILTERS,
} from '../listing-query'
import type { Said } from '../search/search-listing.server'
import { valueText } from './colour-and-size-values.server'
import { toggled } from './toggled'

/** A filter that is on, with the list without it. */
export interface Chip {
  text: string
  href: string
}

/** Returns the active filters with links that remove one or all, and the unknown ones. */
export function pickedOf(listing: Listing, language: Language) {
  const { query, unknown, found, similar } = listing
  const texts = textsOf(language).shop
  const chips = chipsOf(listing, language)
  // A search alone that finds nothing is named by its field and by the sentence that says so.
  const isSaid = query.q && chips.length === 1 && found.total + similar.total === 0
  return {
    chips: isSaid ? [] : chips,
    parts: partsOf(listing, language),
    /** This link leads to the list without any filter. */
    cleared: listingHref(inLanguage(language, '/shop'), pickFilters(query, {})),
    notes: unknown.map(({ kind, name }) => fill(texts.unknown[kind], { name })),
  }
}

/** Returns the list with other filters. */
const changed = (query: ListingQuery, filters: Partial<ListingQuery>, language: Language) =>
  listingHref(inLanguage(language, '/shop'), { ...query, ...filters, page: 1, all: false })

/** Returns the categories of a picked department that have products, as links that narrow to one. */
function partsOf({ query, whole, left }: Listing, language: Language): Chip[] {
  const counts = new Map(left.categories.map(({ slug, count }) => [slug, count]))
  const parts = whole.categories.filter(
    ({ slug, department }) =>
      department !== null && department === query.category && counts.get(slug),
  )
  return parts.length < 2
    ? []
    : parts.map(({ slug, name }) => ({
        text: name,
        href: changed(query, { category: slug }, language),
      }))
}

function chipsOf({ query, whole, said }: Listing, language: Language): Chip[] {
  const { q, category, price, min, max, rating, discount, stock } = query
  const chip = (text: string | undefined, filters: Partial<ListingQuery>) =>
    text === undefined ? [] : [{ text, href: changed(query, filters, language) }]
  return [
    ...chip(wordsOf({ q, said }, language), { q: undefined }),
    ...chip(categoryText(whole, category, language), { category: undefined }),
    ...VALUE_LIST_FILTERS.flatMap((kind) =>
      (query[kind] ?? []).flatMap((value) =>
        chip(valueText(kind, value, language), { [kind]: toggled(query[kind], value) }),
      ),
    ),
    ...chip(price && bucketText(price, language), { price: undefined }),
    ...chip(boundsText({ min, max }, language), { min: undefined, max: undefined }),
    ...chip(rating && leastText('rating', rating, language), { rating: undefined }),
    ...chip(discount && leastText('discount', discount, language), { discount: undefined }),
    ...chip(stock && textsOf(language).shop.inStockOnly, { stock: undefined }),
    ...chip(said?.sort && textsOf(language).shop.sorts[said.sort], {
      q: said?.words,
      sort: 'best',
    }),
  ]
}

/**
 * Returns a heading such as '“red lamp” · Lighting · Nova'; undefined for all products. `typed` are
 * the words of a search: what they were read as, such as a colour, is not said twice.
 */
export function headingOf(
  { query, whole }: Pick<Listing, 'query' | 'whole'>,
  asked: ShopFilters,
  typed: string | undefined,
  language: Language,
) {
  const any = new Intl.ListFormat(language, { type: 'disjunction' })
  const parts = [
    typed && quoted(typed, language),
    asked.category && categoryText(whole, query.category, language),
    ...VALUE_LIST_FILTERS.map((kind) =>
      any.format(
        ((asked[kind] && query[kind]) ?? []).map((value) => valueText(kind, value, language)),
      ),
    ),
  ]
  return parts.filter(Boolean).join(' · ') || undefined
}

export interface ShownPriceBounds {
  /** The lowest price, as it was typed where it cannot be read. */
  min?: string
  max?: string
  problem?: string
  /** The fields that have the problem. */
  wrong?: ('min' | 'max')[]
}

const LONGEST_SHOWN = 20

/** Returns the price bounds as their fields show them, with what is wrong. */
export function shownPriceBounds(
  parameters: URLSearchParams,
  language: Language,
): ShownPriceBounds {
  const texts = textsOf(language).shop
  const given = { min: parameters.get('min') ?? '', max: parameters.get('max') ?? '' }
  const read = { min: readAmount(given.min), max: readAmount(given.max) }
  const shown = {
    min: (read.min ?? given.min).slice(0, LONGEST_SHOWN),
    max: (read.max ?? given.max).slice(0, LONGEST_SHOWN),
  }
  const fields = ['min', 'max'] as const
  const unread = fields.filter((name) => given[name].trim() !== '' && read[name] === undefined)
  if (unread.length > 0) return { ...shown, problem: noAmount(language), wrong: unread }
  if (areCrossed(read.min, read.max))
    return { ...shown, problem: texts.crossed, wrong: [...fields] }
  return shown
}

/** Says which amounts there are: of 0, 2 or 3 decimals. */
function noAmount(language: Language) {
  const units = minorUnitsOf()
  return fill(textsOf(language).shop.noAmount, {
    most: formatNumber(language, (10 ** MOST_DIGITS - 1) / units),
    exact: formatNumber(language, units === 1 ? 999 : 9.99),
  })
}

/** Tells whether the address has the bounds in the shop's form; other pages are not cached. */
export const areOwn = (parameters: URLSearchParams, { min, max }: ListingQuery) =>
  (parameters.get('min') || undefined) === min && (parameters.get('max') || undefined) === max

const quoted = (text: string, language: Language) => fill(textsOf(language).shop.quoted, { text })

/** What was read as a filter or an order stands there alone, not among the words. */
function wordsOf({ q, said }: { q?: string; said?: Said }, language: Language) {
  const words = said ? said.words : q
  return words && quoted(words, language)
}

/** Returns the name of a category or a department. */
export function categoryText({ categories }: Facets, slug: string | undefined, language: Language) {
  const { departments } = textsOf(language).shop
  const category = categories.find((each) => each.slug === slug)
  return category?.name ?? departments[slug as keyof typeof departments] ?? slug
}

/** Formats '0-9.99' in the language's way to write prices, in cents, whatever the currency. */
export function bucketText(bucket: PriceBucket, language: Language) {
  const [low = 0, high = 0] = bucket.split('-').map((end) => Math.round(Number(end) * 100))
  return stepText(low, high, language)
}

/** Formats a price step given in minor units: '€0.00 - €9.99', or 'From €20.00' without a high end. */
export const stepText = (low: number, high: number | undefined, language: Language) =>
  high === undefined
    ? fill(textsOf(language).shop.priceFrom, { low: formatMoney(language, low) })
    : fill(textsOf(language).shop.from, {
        low: formatMoney(language, low),
        high: formatMoney(language, high),
      })

/** Says '4 stars and up' or '20% off or more'. */
export const leastText = (kind: 'rating' | 'discount', least: string, language: Language) =>
  fill(textsOf(language).shop.least[kind], {
    least: kind === 'rating' ? least : formatPercent(language, Number(least)),
  })

function boundsText({ min, max }: Pick<ShopFilters, 'min' | 'max'>, language: Language) {
  const texts = textsOf(language).shop
  const ends = {
    low: min ? formatMoney(language, centsOf(min)) : '',
    high: max ? formatMoney(language, centsOf(max)) : '',
  }
  if (min && max) return fill(texts.from, ends)
  if (min) return fill(texts.priceFrom, ends)
  return max && fill(texts.priceTo, ends)
}
