/** What the merchant decided about the products of a search. */
export interface SearchPlaces {
  /** First, in this order, even where the search does not find them. */
  pinned: readonly number[]
  /** Products that stand after the pinned ones where the search finds them. */
  boosted: readonly number[]
  /** Behind all others. */
  buried: readonly number[]
}

/** Returns what is found in the merchant's order: the first ones, then those that go last. */
export function arranged(found: readonly number[], { pinned, boosted, buried }: SearchPlaces) {
  const isFound = new Set(found)
  const first = new Set([...pinned, ...boosted.filter((id) => isFound.has(id))])
  const last = buried.filter((id) => isFound.has(id) && !first.has(id))
  const isLast = new Set(last)
  const others = found.filter((id) => !first.has(id) && !isLast.has(id))
  return { first: [...first, ...others], last }
}
