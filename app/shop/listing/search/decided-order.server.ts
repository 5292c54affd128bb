import type { CatalogueIndex } from '../../../catalogue/index/catalogue-index.server'
import { idAt } from '../../../catalogue/index/catalogue-index.server'
import type { Filter } from '../../../catalogue/index/filters.server'
import { firstMatches } from '../../../catalogue/index/title-matches.server'
import { positionIn } from '../../../catalogue/queries/ranked-search.server'
import { arranged } from '../../../catalogue/searches/arranged'
import type { SearchRule } from '../../../catalogue/searches/search-rules.server'

/** The titles that are looked at for products which words alone do not find: inside a word. */
const MOST_TITLES = 200

interface Found {
  /** The best first. */
  ids: readonly number[]
  words: string
  filters: readonly Filter[]
}

/** Puts what a search finds into the order that the merchant decided; filters hold in any case. */
export function decidedOrder(
  index: CatalogueIndex,
  { ids, words, filters }: Found,
  rule: SearchRule | undefined,
) {
  const places = (some: readonly number[]) =>
    some.map((id) => positionIn(index, id)).filter((at) => at !== -1)
  if (!rule) return { ranked: places(ids), last: [] }
  const known = new Set(ids)
  const decided = new Set([...rule.boosted, ...rule.buried])
  const titles = words === '' ? [] : firstMatches(index, words, MOST_TITLES)
  const inTitles = titles.map((at) => idAt(index, at)).filter((id) => decided.has(id))
  const all = [...ids, ...inTitles.filter((id) => !known.has(id))]
  const { first, last } = arranged(all, rule)
  const passing = (some: readonly number[]) =>
    places(some).filter((position) => filters.every(({ passes }) => passes(position)))
  return { ranked: passing(first), last: passing(last) }
}
