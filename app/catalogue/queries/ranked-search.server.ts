import type { Language } from '../../business'
import type { Database } from '../../database/tables.server'
import { ownSynonymsIn, synonymsOf } from '../dictionary/own-synonyms.server'
import { accessoryStems } from '../dictionary/shipped-synonyms.server'
import type { Synonyms } from '../dictionary/synonym-groups'
import { withoutWhatIsNot } from '../dictionary/what-is-not'
import { stemOf } from '../dictionary/word-forms'
import type { CatalogueIndex } from '../index/catalogue-index.server'
import { currentIndex } from '../index/current-index.server'
import type { Filter } from '../index/filters.server'
import { positionOf } from '../index/overlay.server'
import { type Asked, readAsked } from '../index/similar/asked.server'
import type { Concept } from '../index/similar/concepts'
import { shopWords } from '../index/similar/living-words.server'
import { type ByWords, rankByWords, rankOnce } from '../index/similar/rank.server'
import type { Ranked } from '../index/similar/ranking'
import { byTitle, MOST_LOOKED_AT } from '../index/similar/title-points'
import { shownTitle } from '../index/title-matches.server'
import { namedCategories } from './category-names.server'
import { idsByCode } from './ids-by-code.server'
import { thingIn } from './named-thing'
import { otherBrandIn } from './other-brand.server'
import { partByNeed } from './part-by-need.server'
import { standingOf } from './standing.server'

export interface RankedSearch {
  /** Products that have what was asked, the best first. */
  whole: number[]
  /** Products that have it in part in their descriptions alone. */
  described: number[]
  part?: { found: number[]; lacking: string[] }
  corrected?: { from: string; to: string }[]
  /** True where a brand was asked for of which there is nothing: other things of its kind are found. */
  isOther?: boolean
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

/** The share of the best product's points from which a product fits as well, and about as well. */
const AS_WELL = 0.9
const ABOUT_AS_WELL = 0.65
/** If fewer products than this fit well, the next best (ABOUT_AS_WELL) are sorted with them. */
const ENOUGH_AS_WELL = 4

/** Ranks products by what their words say; nothing before the words are read after a start. */
export async function rankedSearch(
  db: Database,
  typed: string,
  { language, filters = [], asTyped, sort, weights }: Options,
): Promise<RankedSearch> {
  const index = await currentIndex(db)
  const words = await shopWords(db)
  if (!words) return NONE
  const synonyms = await synonymsOf(db)
  const of = { words, synonyms, column: language, categories: namedCategories(index), asTyped }
  const isLeftOut = (id: number) => {
    const position = positionIn(index, id)
    return position === -1 || filters.some(({ passes }) => !passes(position))
  }
  const text = withoutWhatIsNot(typed)
  const rankWords = filters.length === 0 ? rankOnce : rankByWords
  const rank = (asked: Asked) =>
    rankWords(words, asked.concepts, {
      isLeftOut,
      listed: index,
      ...thingIn(asked, text, language),
    })
  let asked = readAsked(text, of)
  let found = rank(asked)
  if (asked.hasSplit && found.whole.length === 0) {
    const unsplit = readAsked(text, { ...of, unsplit: true })
    const other = rank(unsplit)
    if (other.whole.length > 0) [asked, found] = [unsplit, other]
  }
  const { concepts, corrected } = asked
  const other = otherBrandIn(concepts, words)
  // In place of a brand alone stands what is in the category of its kind: no earphones for a phone.
  const kinds = concepts.length === 1 ? other?.categories : undefined
  const isOfItsKind = ({ id }: Ranked) =>
    !kinds?.size || kinds.has(categoryAt(index, positionIn(index, id)))
  const need =
    found.whole.length === 0 && !asTyped
      ? partByNeed(text, { of, concepts, isLeftOut, part: found.part })
      : undefined
  const whole =
    need?.lacking.length === 0 ? need : { found: found.whole.filter(isOfItsKind), concepts }
  const part = need?.lacking.length ? need : partOf(found, asked)
  const lists = [whole.found, found.described, part?.found ?? []]
  const more = await standingOf(
    db,
    lists.flatMap((some) => some.slice(0, MOST_LOOKED_AT).map(({ id }) => id)),
  )
  const sorted = (some: Ranked[], by = concepts) => {
    const ranked = byTitle(some, {
      ...{ text, concepts: by, accessories: accessoryStems, more },
      titleOf: (id) => shownTitle(index, positionIn(index, id)),
      categoryOf: (id) => categoryAt(index, positionIn(index, id)),
      brandOf: (id) => brandAt(index, positionIn(index, id)),
      own: waysOfOwn(synonyms, by),
    })
    const raised = weights ? raisedBy(ranked, weights) : ranked
    return (sort ? bestSorted(index, raised, sort) : raised).map(({ id }) => id)
  }
  const coded = (await idsByCode(db, typed)).filter((id) => !isLeftOut(id))
  return {
    whole: [...new Set([...coded, ...sorted(whole.found, whole.concepts)])],
    described: sorted(found.described),
    ...(part && { part: { found: sorted(part.found, part.concepts), lacking: part.lacking } }),
    ...(corrected && { corrected }),
    ...(other && { isOther: true }),
  }
}

const partOf = ({ part }: ByWords, { concepts }: Asked) =>
  part && {
    found: part.found,
    concepts,
    lacking: part.lacking.map((at) => concepts[at]?.said.join(' ') ?? ''),
  }

/** Raises points; only what they put before others moves. */
function raisedBy(ranked: readonly Ranked[], weights: ReadonlyMap<number, number>): Ranked[] {
  const points = new Map(ranked.map(({ id, score }) => [id, score * (weights.get(id) ?? 1)]))
  return ranked.toSorted((a, b) => (points.get(b.id) ?? 0) - (points.get(a.id) ?? 0))
}

/**
 * Sorts the products that fit as well as the best and, where they are few, those of their categories
 * that fit about as well, which follow else; the others stay as they are.
 */
function bestSorted(index: CatalogueIndex, ranked: Ranked[], sort: NonNullable<Options['sort']>) {
  const [best] = ranked
  const upTo = (share: number) => {
    const end = ranked.findIndex(({ score }) => score < share * (best?.score ?? 0))
    return end === -1 ? ranked.length : end
  }
  const first = ranked.slice(0, upTo(AS_WELL))
  const categoryOf = ({ id }: Ranked) => categoryAt(index, positionIn(index, id))
  const categories = new Set(first.map(categoryOf))
  const rest = ranked.slice(first.length)
  const near = rest
    .slice(0, upTo(ABOUT_AS_WELL) - first.length)
    .filter((one) => categories.has(categoryOf(one)))
  const [by, direction] = sort.split('-') as ['price' | 'rating' | 'discount', 'asc' | undefined]
  const numberOf = ({ id }: Ranked) => {
    const position = positionIn(index, id)
    const { base, overlay } = index
    const row = overlay.rows[position - base.ids.length]
    return (row ? row[by] : base[by][position]) as number
  }
  const sign = direction === 'asc' ? 1 : -1
  const sorted = (some: Ranked[]) => some.sort((a, b) => sign * (numberOf(a) - numberOf(b)))
  const isNear = new Set(near)
  return [
    ...(first.length < ENOUGH_AS_WELL
      ? sorted([...first, ...near])
      : [...sorted(first), ...sorted(near)]),
    ...rest.filter((one) => !isNear.has(one)),
  ]
}

function categoryAt({ base, overlay }: CatalogueIndex, position: number) {
  const row = overlay.rows[position - base.ids.length]
  return row ? row.category : (base.categories[base.category[position] as number]?.slug ?? '')
}

function brandAt({ base, overlay }: CatalogueIndex, position: number) {
  const row = overlay.rows[position - base.ids.length]
  return row ? row.brand : (base.brands[base.brand[position] as number] ?? '')
}

/** Returns where the merchant's own synonyms lead, as stems. */
const waysOfOwn = (synonyms: Synonyms, concepts: readonly Concept[]) =>
  new Set(
    concepts
      .flatMap(({ said }) => ownSynonymsIn(synonyms)?.find(said) ?? [])
      .flatMap(({ meanings }) => meanings.map(({ words }) => words.map(stemOf).join(' '))),
  )

/** Returns a product's position, or -1 when it is not listed any more. */
export function positionIn({ base, overlay }: CatalogueIndex, id: number) {
  if (!overlay.ids.has(id)) return positionOf(base, id)
  const place = overlay.places.get(id)
  return place === undefined ? -1 : base.ids.length + place
}
