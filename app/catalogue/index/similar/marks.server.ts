import { POINTS } from './concepts'
import { eachProduct, listBytes } from './lists.server'
import { type Marked, raisePoints } from './marked'
import { FIELDS, type WordBase, type WordField } from './word-base'

/** The bytes of lists that one search may still read. */
export interface Budget {
  bytes: number
}

/** Points of all products that are zero between uses. */
export interface Zeros {
  all: Uint8Array
  other: Uint8Array
}

/** Marks products that have all words with the points of the weakest, the rarest word first. */
export function markTogether(
  base: WordBase,
  some: readonly number[],
  weight: number,
  marked: Marked,
  { all, other }: Zeros,
  budget: Budget,
) {
  const bytesOf = (list: number) =>
    FIELDS.reduce((sum, field) => sum + listBytes(base[field], list), 0)
  const [rarest, ...more] = some.toSorted((a, b) => bytesOf(a) - bytesOf(b))
  const places: number[] = []
  eachMarked(base, rarest as number, weight, budget, (place, worth) => {
    if (all[place] === 0) places.push(place)
    if ((all[place] as number) < worth) all[place] = worth
  })
  for (const list of more) {
    eachMarked(base, list, weight, budget, (place, worth) => {
      if (all[place] !== 0 && (other[place] as number) < worth) other[place] = worth
    })
    for (const place of places) {
      if ((other[place] as number) < (all[place] as number)) all[place] = other[place] as number
      other[place] = 0
    }
  }
  for (const place of places) {
    if (all[place] !== 0) raisePoints(marked, place, all[place] as number)
    all[place] = 0
  }
}

function eachMarked(
  base: WordBase,
  list: number,
  weight: number,
  budget: Budget,
  take: (place: number, worth: number) => void,
) {
  for (const field of FIELDS) {
    const worth = Math.trunc(weight * POINTS[field])
    budget.bytes -= listBytes(base[field], list)
    if (budget.bytes >= 0)
      eachProduct(base[field], list, base.ids.length, (place) => take(place, worth))
  }
}

/** Marks the products that have a word, by the field that has it. */
export function markFields(
  base: WordBase,
  list: number,
  weight: number,
  marked: Marked,
  budget: Budget,
) {
  for (const field of FIELDS) markMost(base, field, list, marked, weight * POINTS[field], budget)
}

export function markMost(
  base: WordBase,
  field: WordField,
  list: number,
  marked: Marked,
  worth: number,
  budget: Budget,
) {
  const lists = base[field]
  budget.bytes -= listBytes(lists, list)
  if (budget.bytes < 0) return
  const size = base.ids.length
  eachProduct(lists, list, size, (product) => raisePoints(marked, product, worth))
}
