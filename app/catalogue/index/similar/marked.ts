import { STRONG_FROM } from './concepts'

/**
 * The products that have one concept: a bit each, 32 in a word, and their points, which are valid
 * only where the bit is set. Most products have few concepts of a search, so that 32 are passed over
 * at once.
 */
export interface Marked {
  bits: Uint32Array
  points: Uint8Array
}

/** Returns room for this number of products, none of them marked. */
export const markedNone = (products: number): Marked => ({
  bits: new Uint32Array(Math.ceil(products / 32)),
  points: new Uint8Array(products),
})

/** Returns a product's points, 0 where it is not marked. */
export const pointsAt = ({ bits, points }: Marked, place: number): number =>
  ((bits[place >>> 5] as number) >>> (place & 31)) & 1 ? (points[place] as number) : 0

/** Gives a product points in place of those it had; 0 takes its mark away. */
export function setPoints({ bits, points }: Marked, place: number, worth: number) {
  const bit = 1 << (place & 31)
  const word = place >>> 5
  points[place] = worth
  bits[word] = worth > 0 ? (bits[word] as number) | bit : (bits[word] as number) & ~bit
}

/** Gives a product points where it has fewer; this is a hot path. */
export function raisePoints({ bits, points }: Marked, place: number, worth: number) {
  const bit = 1 << (place & 31)
  const word = place >>> 5
  const known = bits[word] as number
  if ((known & bit) !== 0 && (points[place] as number) >= worth) return
  bits[word] = known | bit
  points[place] = worth
}

/** Leaves what is marked in both, with the fewer points. */
export function keepLeast(marked: Marked, { bits, points }: Marked) {
  for (let word = 0; word < bits.length; word++)
    marked.bits[word] = (marked.bits[word] as number) & (bits[word] as number)
  eachMark(marked.bits, (place) => {
    if ((points[place] as number) < (marked.points[place] as number))
      marked.points[place] = points[place] as number
  })
}

/** Passes the places of all bits that are set. */
export function eachMark(bits: Uint32Array, take: (place: number) => void) {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] as number; rest !== 0; rest &= rest - 1)
      take(32 * word + 31 - Math.clz32(rest & -rest))
}

/** Counts the products that have a concept not in their descriptions alone. */
export function countStrong({ bits, points }: Marked) {
  let count = 0
  eachMark(bits, (place) => {
    if ((points[place] as number) > STRONG_FROM) count++
  })
  return count
}

/** Passes the places that have every concept, with the least of its points and their sum. */
export function eachWithAll(
  concepts: readonly Marked[],
  take: (place: number, least: number, sum: number) => void,
) {
  const [first, ...others] = concepts
  if (!first) return
  for (let word = 0; word < first.bits.length; word++) {
    let all = first.bits[word] as number
    for (let other = 0; all !== 0 && other < others.length; other++)
      all &= (others[other] as Marked).bits[word] as number
    for (; all !== 0; all &= all - 1) {
      const place = 32 * word + 31 - Math.clz32(all & -all)
      let least = 255
      let sum = 0
      for (const { points } of concepts) {
        const worth = points[place] as number
        if (worth < least) least = worth
        sum += worth
      }
      take(place, least, sum)
    }
  }
}

/**
 * Passes the places that have some of at most eight concepts not in their descriptions alone, with a
 * bit for each and the sum of all points. `matters` is told which concepts any of 32 places has, and
 * may pass over these.
 */
export function eachWithSome(
  concepts: readonly Marked[],
  matters: (present: number) => boolean,
  take: (place: number, some: number, sum: number) => void,
) {
  const has = new Uint8Array(32)
  const sums = new Uint16Array(32)
  const words = concepts[0]?.bits.length ?? 0
  for (let word = 0; word < words; word++) {
    let any = 0
    let present = 0
    for (let at = 0; at < concepts.length; at++) {
      const own = (concepts[at] as Marked).bits[word] as number
      any |= own
      if (own !== 0) present |= 1 << at
    }
    if (any === 0 || !matters(present)) continue
    for (let at = 0; at < concepts.length; at++) {
      const { bits, points } = concepts[at] as Marked
      const own = bits[word] as number
      for (let rest = own; rest !== 0; rest &= rest - 1) {
        const bit = 31 - Math.clz32(rest & -rest)
        const worth = points[32 * word + bit] as number
        sums[bit] = (sums[bit] as number) + worth
        if (worth > STRONG_FROM) has[bit] = (has[bit] as number) | (1 << at)
      }
    }
    for (; any !== 0; any &= any - 1) {
      const bit = 31 - Math.clz32(any & -any)
      if (has[bit] !== 0) take(32 * word + bit, has[bit] as number, sums[bit] as number)
      has[bit] = 0
      sums[bit] = 0
    }
  }
}
