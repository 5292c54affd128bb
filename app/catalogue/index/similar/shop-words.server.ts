import { firstPlace } from '../../dictionary/first-place'
import { stemOf } from '../../dictionary/word-forms'
import type { CatalogueVersion } from '../catalogue-log.server'
import { isNumber, maskOf } from './terms.server'
import { type WordBase, type WordField, type WordsRow, wordsByField } from './word-base'

/** The words of all listed products at one version: a base and what changed since. Immutable. */
export interface ShopWords {
  base: WordBase
  version: CatalogueVersion
  /** All products that changed since the base, by id; undefined for those no longer listed. */
  changed: ReadonlyMap<number, ChangedWords | undefined>
  /** The words of letters of all rows changed since the base; it only grows. */
  vocabulary: Map<string, { stem: string; mask: number }>
}

export interface ChangedWords extends Record<WordField, ReadonlySet<string>> {
  id: number
  rating: number
}

export const wordsOfBase = (base: WordBase): ShopWords => ({
  base,
  version: { version: base.version, token: base.token },
  changed: new Map(),
  vocabulary: new Map(),
})

/** Applies changes a few rows at a time. Products of `ids` without a row are no longer listed. */
export function changing(words: ShopWords) {
  const changed = new Map(words.changed)
  return {
    take(ids: readonly number[], rows: readonly WordsRow[]) {
      for (const id of ids) changed.set(id, undefined)
      for (const row of rows) changed.set(row[0], changedWords(row, words.vocabulary))
    },
    done: (version: CatalogueVersion): ShopWords => ({ ...words, changed, version }),
  }
}

function changedWords(row: WordsRow, vocabulary: ShopWords['vocabulary']): ChangedWords {
  const stem = (word: string) => {
    if (isNumber(word)) return word
    const known = vocabulary.get(word) ?? { stem: stemOf(word), mask: maskOf(word) }
    vocabulary.set(word, known)
    return known.stem
  }
  const words = wordsByField(row)
  return {
    id: row[0],
    rating: row[5],
    title: new Set(words.title.map(stem)),
    facts: new Set(words.facts.map(stem)),
    weak: new Set(words.weak.map(stem)),
  }
}

const placed = new WeakMap<ShopWords, ReadonlySet<number>>()

/** Returns the places in the base of products that changed or went since. */
export function placesOf(words: ShopWords): ReadonlySet<number> {
  return placed.getOrInsertComputed(words, findPlaces)
}

function findPlaces({ base: { ids }, changed }: ShopWords) {
  const places = new Set<number>()
  for (const id of changed.keys()) {
    const place = firstPlace(ids, id)
    if (ids[place] === id) places.add(place)
  }
  return places
}
