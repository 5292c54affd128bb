import { firstPlace } from '../../dictionary/first-place'
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
    const place = firstPlace(ids, id)
    if (ids[place] === id) places.add(place)
  }
  return places
}
