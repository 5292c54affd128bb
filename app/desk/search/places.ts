export const DECIDED_PLACES = ['pinned', 'boosted', 'buried'] as const
export type DecidedPlace = (typeof DECIDED_PLACES)[number]
export type DecidedPlaces = Record<DecidedPlace, number[]>

export interface OneSearch extends DecidedPlaces {
  text: string
  target: string
  total: number
  /** What it shows now, the first products. */
  found: number[]
  titles: Record<string, string>
}

/** Returns the places with a product at one of them alone, or at none. */
export function placedAt(
  places: DecidedPlaces,
  id: number,
  at: DecidedPlace | 'found',
): DecidedPlaces {
  const without = (some: readonly number[]) => some.filter((one) => one !== id)
  const made: DecidedPlaces = {
    pinned: without(places.pinned),
    boosted: without(places.boosted),
    buried: without(places.buried),
  }
  return at === 'found' ? made : { ...made, [at]: [...made[at], id] }
}
