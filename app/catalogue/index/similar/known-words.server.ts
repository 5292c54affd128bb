import { denseCount, someProduct } from './lists.server'
import { listOf } from './scores.server'
import { placesOf, type ShopWords } from './shop-words.server'
import { listsBeginning } from './terms.server'
import { FIELDS, type WordField } from './word-base'

const MOST_KNOWN = 20_000
const MOST_BEGUN = 200
/** The products from which a word may be one that tells nothing, and the share that have it. */
const LARGE = 10_000
const NEARLY_ALL = 0.9
const NAMED: readonly WordField[] = ['title', 'facts']

/** Caches answers by question while the owner object lives; the cache is emptied when it holds `most` answers. */
export function answersOf<Owner extends object, Answer>(most = MOST_KNOWN) {
  const known = new WeakMap<Owner, Map<string, Answer>>()
  return (owner: Owner, question: string, find: () => Answer): Answer => {
    let answers = known.get(owner)
    if (!answers || answers.size >= most) {
      answers = new Map()
      known.set(owner, answers)
    }
    if (!answers.has(question)) answers.set(question, find())
    return answers.get(question) as Answer
  }
}

const remembered = answersOf<ShopWords, boolean>()

/** Tells whether a product that is listed now has the word, by its stem. */
export const holdsWord = (words: ShopWords, stem: string) => holds(words, stem, FIELDS)

/** Tells whether a listed product has the word in its title, brand or values, by its stem. */
export const holdsNamed = (words: ShopWords, stem: string) => holds(words, stem, NAMED)

/** Tells whether a longer word of a title, brand or value begins so. */
export function holdsBeginning(words: ShopWords, start: string) {
  return remembered(words, `^${start}`, () => {
    let count = 0
    for (const list of listsBeginning(words.base.letters, start)) {
      if (count++ === MOST_BEGUN) break
      if (isLive(words, list, NAMED)) return true
    }
    const stems = new Set<string>()
    for (const [word, { stem }] of words.vocabulary)
      if (word.length > start.length && word.startsWith(start)) stems.add(stem)
    for (const row of words.changed.values())
      if (row && NAMED.some((field) => [...row[field]].some((stem) => stems.has(stem)))) return true
    return false
  })
}

/**
 * Tells whether nearly every title of a large shop has the word, which then tells nothing apart: to
 * rank a million products by it takes 24 ms.
 */
export function isEverywhere(words: ShopWords, stem: string) {
  const { base } = words
  const size = base.ids.length
  if (size < LARGE) return false
  return remembered(words, `* ${stem}`, () => {
    const list = listOf(base, stem)
    return list !== -1 && denseCount(base.title, list, size) > NEARLY_ALL * size
  })
}

function holds(words: ShopWords, stem: string, fields: readonly WordField[]) {
  return remembered(words, `${fields.length} ${stem}`, () => {
    for (const row of words.changed.values())
      if (row && fields.some((field) => row[field].has(stem))) return true
    const list = listOf(words.base, stem)
    return list !== -1 && isLive(words, list, fields)
  })
}

function isLive(words: ShopWords, list: number, fields: readonly WordField[]) {
  const { base } = words
  const gone = placesOf(words)
  return fields.some((field) =>
    someProduct(base[field], list, base.ids.length, (place) => !gone.has(place)),
  )
}
