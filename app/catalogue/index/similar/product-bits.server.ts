import type { Ways } from './asked.server'
import { markList } from './lists.server'
import type { ShopWords } from './shop-words.server'
import type { WordBase } from './word-base'

/** Bitmaps of all products that every search reuses, so that none leaves a megabyte behind. */
interface Scratch {
  result: Uint32Array
  word: Uint32Array
  one: Uint32Array
  other: Uint32Array
}

const scratches = new WeakMap<WordBase, Scratch>()

function scratchOf(base: WordBase) {
  let scratch = scratches.get(base)
  if (!scratch) {
    const bits = () => new Uint32Array(Math.ceil(base.ids.length / 32))
    scratch = { result: bits(), word: bits(), one: bits(), other: bits() }
    scratches.set(base, scratch)
  }
  return scratch
}

/** Returns a bitmap of the base's products that contain every word; valid until the next search. */
export function productsWith({ base }: ShopWords, words: readonly Ways[], onlyStrong: boolean) {
  const { result, word, one, other } = scratchOf(base)
  const size = base.ids.length
  const mark = (list: number, bits: Uint32Array) => {
    const bytes = new Uint8Array(bits.buffer)
    markList(base.strong, list, bytes, size)
    if (!onlyStrong) markList(base.weak, list, bytes, size)
  }
  for (const [at, { lists, pairs }] of words.entries()) {
    const bits = at === 0 ? result : word
    bits.fill(0)
    for (const list of lists) mark(list, bits)
    for (const { lists } of pairs) {
      if (lists.includes(-1)) continue
      one.fill(0)
      other.fill(0)
      markList(base.strong, lists[0], new Uint8Array(one.buffer), size)
      markList(base.strong, lists[1], new Uint8Array(other.buffer), size)
      for (let at = 0; at < bits.length; at++)
        bits[at] = (bits[at] as number) | ((one[at] as number) & (other[at] as number))
    }
    if (at > 0 && !intersect(result, word)) return
  }
  return result
}

/** Intersects in place; returns false when nothing is left. */
function intersect(result: Uint32Array, word: Uint32Array) {
  let any = 0
  for (let at = 0; at < result.length; at++) {
    const both = (result[at] as number) & (word[at] as number)
    result[at] = both
    any |= both
  }
  return any !== 0
}

/**
 * Passes the set bits as places of products, tier by tier and ascending in each, until `goesOn` is
 * false for the best rating of a tier and a place.
 */
export function eachProduct(
  { tiers, tierRatings }: WordBase,
  bits: Uint32Array,
  goesOn: (bestRating: number, place: number) => boolean,
  take: (place: number) => void,
) {
  for (const [tier, best] of tierRatings.entries()) {
    const from = tier * bits.length
    for (let at = 0; at < bits.length; at++) {
      let rest = (bits[at] as number) & (tiers[from + at] as number)
      if (rest === 0) continue
      if (!goesOn(best, 32 * at)) break
      for (; rest !== 0; rest &= rest - 1) take(32 * at + 31 - Math.clz32(rest & -rest))
    }
  }
}
