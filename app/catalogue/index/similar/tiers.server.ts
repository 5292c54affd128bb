import { shared } from '../base/shared-arrays.ts'

/** The number of tiers: most searches find enough within the first ones. */
const TIERS = 16

/** Groups products by rating into tiers of about the same size; equal ratings share a tier. */
export function makeTiers(rating: Uint16Array) {
  const counts = new Uint32Array(65_536)
  for (const each of rating) counts[each] = (counts[each] as number) + 1
  const ratings: number[] = []
  const tierOf = new Uint8Array(65_536)
  let room = 0
  for (let each = 65_535; each >= 0; each--) {
    const count = counts[each] as number
    if (count === 0) continue
    if (room <= 0 && ratings.length < TIERS) {
      ratings.push(each)
      room = rating.length / TIERS
    }
    room -= count
    tierOf[each] = ratings.length - 1
  }
  const width = Math.ceil(rating.length / 32)
  const tiers = shared.uint32(width * ratings.length)
  for (let place = 0; place < rating.length; place++) {
    const at = (tierOf[rating[place] as number] as number) * width + (place >>> 5)
    tiers[at] = (tiers[at] as number) | (1 << (place & 31))
  }
  const tierRatings = shared.uint16(ratings.length)
  tierRatings.set(ratings)
  return { tiers, tierRatings }
}
