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
import { eachMark, keepLeast, type Marked, markedNone, pointsAt, setPoints } from './marked'
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
  size: number
  concepts: Marked[]
  inside: Uint32Array
}

const scratches = new WeakMap<WordBase, Scratch>()

function scratchOf(base: WordBase, products: number): Scratch {
  const known = scratches.get(base)
  if (known && known.size >= products) return known
  const [all, other] = [new Uint8Array(products), new Uint8Array(products)]
  const inside = new Uint32Array(Math.ceil(products / 32))
  const scratch = { size: products, concepts: [], all, other, inside }
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
  concepts: readonly Marked[]
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
    scratch.concepts[at] ??= markedNone(scratch.size)
    const marked = scratch.concepts[at] as Marked
    marked.bits.fill(0)
    give(base, concept, marked, scratch, budget)
    for (const place of placesOf(words)) setPoints(marked, place, 0)
    for (const [place, row] of rows.entries())
      setPoints(marked, size + place, pointsOfChanged(row, concept))
    return marked
  })
  return {
    concepts: given,
    count: size - placesOf(words).size + rows.length,
    inOrder: size,
    ratingAt: (place) => (place < size ? base.rating[place] : rows[place - size]?.rating) as number,
    idAt: (place) => (place < size ? base.ids[place] : rows[place - size]?.id) as number,
  }
}

/** Marks the products of the base that have a concept, where none is marked. */
function give(
  base: WordBase,
  { ways, begun, categories, parts }: Concept,
  marked: Marked,
  scratch: Scratch,
  budget: Budget,
) {
  if (parts) {
    const other = markedNone(scratch.size)
    give(base, parts[0], marked, scratch, budget)
    give(base, parts[1], other, scratch, budget)
    keepLeast(marked, other)
    return
  }
  for (const { stems, weight } of ways) {
    const lists = stems.map((stem) => listOf(base, stem))
    if (lists.includes(-1)) continue
    if (lists.length === 1) markFields(base, lists[0] as number, weight, marked, budget)
    else markTogether(base, lists, weight, marked, scratch, budget)
  }
  if (begun) {
    let count = 0
    for (const list of listsBeginning(base.letters, begun.start)) {
      if (count++ === MOST_BEGUN) break
      for (const field of ['title', 'facts'] as const)
        markMost(base, field, list, marked, BEGUN_WEIGHT * POINTS[field], budget)
    }
  }
  if (categories.size > 0) giveCategories(base, categories, marked, scratch.inside)
}

function giveCategories(
  base: WordBase,
  categories: Concept['categories'],
  marked: Marked,
  inside: Uint32Array,
) {
  inside.fill(0)
  for (const [slug, worth] of categories) {
    const list = listOf(base, categoryWord(slug))
    if (list === -1) continue
    eachProduct(base.facts, list, base.ids.length, (product) => {
      setPoints(marked, product, inCategory(pointsAt(marked, product), worth))
      inside[product >>> 5] = (inside[product >>> 5] as number) | (1 << (product & 31))
    })
  }
  if (!hasWhole(categories)) return
  const { bits, points } = marked
  for (let word = 0; word < bits.length; word++)
    inside[word] = (bits[word] as number) & ~(inside[word] as number)
  eachMark(inside, (place) => {
    points[place] = OUTSIDE_CATEGORY * (points[place] as number)
  })
}
