import { pointsOfChanged } from './changed-points'
import {
  BEGUN_WEIGHT,
  type Concept,
  hasWhole,
  inCategory,
  OUTSIDE_CATEGORY,
  POINTS,
} from './concepts'
import { eachProduct } from './lists.server'
import { type Budget, markFields, markMost, markTogether, type Zeros } from './marks.server'
import { indexOfWord } from './number-table.server'
import { placesOf, type ShopWords } from './shop-words.server'
import { isNumber, listOfTerm, listsBeginning } from './terms.server'
import { categoryWord, type WordBase } from './word-base'

const MOST_BEGUN = 200
/** The bytes of lists that one search reads; a hostile one asks for more. */
const MOST_BYTES = 3_000_000

/** Points of all products, which every search reuses; `all` and `other` are zero between uses. */
interface Scratch extends Zeros {
  concepts: Uint8Array[]
  inside: Uint8Array
}

const scratches = new WeakMap<WordBase, Scratch>()

/** Four products are read at a time, so that the length is a multiple of four. */
const lengthFor = (products: number) => Math.ceil(products / 4) * 4

function scratchOf(base: WordBase, products: number): Scratch {
  const known = scratches.get(base)
  if (known && known.all.length >= products) return known
  const length = lengthFor(products)
  const [all, other, inside] = [1, 2, 3].map(() => new Uint8Array(length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ]
  const scratch = { concepts: [], all, other, inside }
  scratches.set(base, scratch)
  return scratch
}

/** Returns the list of a stem in the base, or -1. */
export function listOf({ letters, numbers, stems }: WordBase, stem: string) {
  if (!isNumber(stem)) return listOfTerm(letters, stem)
  const place = indexOfWord(numbers, stem)
  return place === -1 ? -1 : stems + place
}

/** The points of each concept by place: those of the base, then those that changed since. */
export interface Points {
  concepts: readonly Uint8Array[]
  /** The number of listed products. */
  count: number
  /** The number of places, from the first, whose ids ascend. */
  inOrder: number
  ratingAt(place: number): number
  idAt(place: number): number
}

/** Returns the points of every listed product; valid until the next search. */
export function pointsOf(words: ShopWords, concepts: readonly Concept[]): Points {
  const { base, changed } = words
  const size = base.ids.length
  const rows = [...changed.values()].flatMap((row) => row ?? [])
  const scratch = scratchOf(base, size + rows.length)
  const budget = { bytes: MOST_BYTES }
  const given = concepts.map((concept, at) => {
    scratch.concepts[at] ??= new Uint8Array(scratch.all.length)
    const points = scratch.concepts[at] as Uint8Array
    give(base, concept, points, scratch, budget)
    for (const place of placesOf(words)) points[place] = 0
    points.fill(0, size)
    for (const [place, row] of rows.entries()) points[size + place] = pointsOfChanged(row, concept)
    return points
  })
  return {
    concepts: given,
    count: size - placesOf(words).size + rows.length,
    inOrder: size,
    ratingAt: (place) => (place < size ? base.rating[place] : rows[place - size]?.rating) as number,
    idAt: (place) => (place < size ? base.ids[place] : rows[place - size]?.id) as number,
  }
}

function give(
  base: WordBase,
  { ways, begun, categories, parts }: Concept,
  points: Uint8Array,
  scratch: Scratch,
  budget: Budget,
) {
  points.fill(0)
  if (parts) {
    const other = new Uint8Array(points.length)
    give(base, parts[0], points, scratch, budget)
    give(base, parts[1], other, scratch, budget)
    leastOf(points, other)
    return
  }
  for (const { stems, weight } of ways) {
    const lists = stems.map((stem) => listOf(base, stem))
    if (lists.includes(-1)) continue
    if (lists.length === 1) markFields(base, lists[0] as number, weight, points, budget)
    else markTogether(base, lists, weight, points, scratch, budget)
  }
  if (begun) {
    let count = 0
    for (const list of listsBeginning(base.letters, begun.start)) {
      if (count++ === MOST_BEGUN) break
      for (const field of ['title', 'facts'] as const)
        markMost(base, field, list, points, BEGUN_WEIGHT * POINTS[field], budget)
    }
  }
  if (categories.size > 0) giveCategories(base, categories, points, scratch.inside)
}

function giveCategories(
  base: WordBase,
  categories: Concept['categories'],
  points: Uint8Array,
  inside: Uint8Array,
) {
  inside.fill(0)
  for (const [slug, worth] of categories) {
    const list = listOf(base, categoryWord(slug))
    if (list === -1) continue
    eachProduct(base.facts, list, base.ids.length, (product) => {
      points[product] = inCategory(points[product] as number, worth)
      inside[product] = 1
    })
  }
  if (!hasWhole(categories)) return
  for (let at = 0; at < points.length; at++)
    if (points[at] !== 0 && inside[at] === 0) points[at] = OUTSIDE_CATEGORY * (points[at] as number)
}

function leastOf(points: Uint8Array, others: Uint8Array) {
  for (let at = 0; at < points.length; at++)
    if ((others[at] as number) < (points[at] as number)) points[at] = others[at] as number
}
