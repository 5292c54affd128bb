import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { synonymsOf } from '../dictionary/own-synonyms.server'
import { accessoryStems, traitStems } from '../dictionary/shipped-synonyms.server'
import { stemOf } from '../dictionary/word-forms'
import type { CatalogueIndex } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import type { Filter } from '../index/filters.server'
import { positionOf } from '../index/overlay.server'
import { readAsked } from '../index/similar/asked.server'
import { shopWords } from '../index/similar/living-words.server'
import { rankByWords } from '../index/similar/rank.server'
import type { Ranked } from '../index/similar/ranking'
import { byTitle } from '../index/similar/title-points'
import { shownTitle } from '../index/title-matches.server'
import { namedCategories } from './category-names.server'

/** The languages whose shoppers name the thing first: 'chaussures rouges'. */
const HEAD_FIRST: readonly Language[] = ['fr', 'es']

export interface RankedSearch {
  /** Products that have what was asked, the best first. */
  whole: number[]
  /** Products that have it in part in their descriptions alone. */
  described: number[]
  part?: { found: number[]; lacking: string[] }
  corrected?: { from: string; to: string }[]
}

const NONE: RankedSearch = { whole: [], described: [] }

interface Options {
  language: Language
  filters?: readonly Pick<Filter, 'passes'>[]
  asTyped?: boolean
  /** Sorts the products that fit about as well as the best. */
  sort?: 'price-asc' | 'price-desc' | 'rating' | 'discount'
  /** By how much a product's points are raised, such as for what visitors opened. */
  weights?: ReadonlyMap<number, number>
}

/** The share of the best product's points from which a product fits about as well. */
const ABOUT_AS_WELL = 0.65

/** Ranks products by what their words say; nothing before the words are read after a start. */
export async function rankedSearch(
  db: Database,
  text: string,
  { language, filters = [], asTyped, sort, weights }: Options,
): Promise<RankedSearch> {
  const index = await currentIndex(db)
  const words = await shopWords(db)
  if (!words) return NONE
  const synonyms = await synonymsOf(db)
  const { concepts, corrected } = readAsked(text, {
    ...{ words, synonyms, column: language, categories: namedCategories(index), asTyped },
  })
  const isLeftOut = (id: number) => {
    const position = positionIn(index, id)
    return position === -1 || filters.some(({ passes }) => !passes(position))
  }
  const traits = concepts.map(({ said }) => said.every((word) => traitStems.has(stemOf(word))))
  const head = HEAD_FIRST.includes(language) ? traits.indexOf(false) : traits.lastIndexOf(false)
  const found = rankByWords(words, concepts, { isLeftOut, head, traits })
  const sorted = (some: typeof found.whole) => {
    const ranked = byTitle(some, {
      ...{ text, concepts, accessories: accessoryStems },
      titleOf: (id) => shownTitle(index, positionIn(index, id)),
    })
    const raised = weights ? raisedBy(ranked, weights) : ranked
    return (sort ? bestSorted(index, raised, sort) : raised).map(({ id }) => id)
  }
  return {
    whole: sorted(found.whole),
    described: sorted(found.described),
    ...(found.part && {
      part: {
        found: sorted(found.part.found),
        lacking: found.part.lacking.map((at) => concepts[at]?.said.join(' ') ?? ''),
      },
    }),
    ...(corrected && { corrected }),
  }
}

/** Raises points; only what they put before others moves. */
function raisedBy(ranked: readonly Ranked[], weights: ReadonlyMap<number, number>): Ranked[] {
  const points = new Map(ranked.map(({ id, score }) => [id, score * (weights.get(id) ?? 1)]))
  return ranked.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
}

/** Sorts the products that fit about as well as the best; the others follow as they are. */
function bestSorted(index: CatalogueIndex, ranked: Ranked[], sort: NonNullable<Options['sort']>) {
  const [best] = ranked
  const end = ranked.findIndex(({ score }) => score < ABOUT_AS_WELL * (best?.score ?? 0))
  const near = end === -1 ? ranked.length : end
  const [by, direction] = sort.split('-') as ['price' | 'rating' | 'discount', 'asc' | undefined]
  const numberOf = ({ id }: Ranked) => {
    const position = positionIn(index, id)
    const { base, overlay } = index
    const row = overlay.rows[position - base.ids.length]
    return (row ? row[by] : base[by][position]) as number
  }
  const sign = direction === 'asc' ? 1 : -1
  return [
    ...ranked.slice(0, near).sort((a, b) => sign * (numberOf(a) - numberOf(b))),
    ...ranked.slice(near),
  ]
}

/** Returns a product's position, or -1 when it is not listed any more. */
export function positionIn({ base, overlay }: CatalogueIndex, id: number) {
  if (!overlay.ids.has(id)) return positionOf(base, id)
  const changed = overlay.rows.findIndex((row) => row.id === id)
  return changed === -1 ? -1 : base.ids.length + changed
}
