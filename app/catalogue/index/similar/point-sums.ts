import { STRONG_FROM } from './concepts'

/** What the products have of a search of at most eight concepts; valid until the next search. */
export interface PointSums {
  /** By place: a bit for each concept that the product has not in its description alone. */
  has: Uint8Array
  /** By place: the sum of all points. */
  sums: Uint16Array
  /** By concept: how many products have it so. */
  counts: number[]
}

let scratch = { has: new Uint8Array(), sums: new Uint16Array() }

/**
 * Adds up the points of concepts, one after the other: most products have few of them, and four
 * places without points are passed over at once. At a million products and eight words this takes a
 * third of the time of looking at all concepts place by place.
 */
export function pointSums(concepts: readonly Uint8Array[]): PointSums {
  const length = concepts[0]?.length ?? 0
  if (scratch.has.length !== length)
    scratch = { has: new Uint8Array(length), sums: new Uint16Array(length) }
  const { has, sums } = scratch
  has.fill(0)
  sums.fill(0)
  const counts = concepts.map((points, at) => {
    let count = 0
    eachOf(points, (place, worth) => {
      sums[place] = (sums[place] as number) + worth
      if (worth <= STRONG_FROM) return
      has[place] = (has[place] as number) | (1 << at)
      count++
    })
    return count
  })
  return { has, sums, counts }
}

/** Passes the places and values that are not zero; the array's length is a multiple of four. */
export function eachOf(values: Uint8Array, take: (place: number, value: number) => void) {
  const fours = new Uint32Array(values.buffer)
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue
    for (let place = 4 * four; place < 4 * four + 4; place++) {
      const value = values[place] as number
      if (value !== 0) take(place, value)
    }
  }
}
