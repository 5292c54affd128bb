import type { ShopWords } from './shop-words.server'

const made = new WeakMap<ShopWords, ReadonlySet<number>>()

/** Returns the places in the base of products that changed or went since. */
export function placesOf(words: ShopWords): ReadonlySet<number> {
  const places = made.get(words) ?? findPlaces(words)
  made.set(words, places)
  return places
}

function findPlaces({ base: { ids }, changed }: ShopWords) {
  const places = new Set<number>()
  for (const id of changed.keys()) {
    let low = 0
    let high = ids.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((ids[middle] as number) < id) low = middle + 1
      else high = middle
    }
    if (ids[low] === id) places.add(low)
  }
  return places
}
