import { listBytes } from './lists.server'
import { indexOfWord } from './number-table.server'
import type { ShopWords } from './shop-words.server'
import {
  errorsAway,
  isNumber,
  listOfTerm,
  listsBeginning,
  listsNear,
  type Near,
  nearOf,
} from './terms.server'
import type { WordBase } from './word-base'
import { askedWords, errorsForgiven, stemOf } from './word-forms'

/** The lists of one reading of a word: products in any of them, or in both of a pair. */
export interface Ways {
  lists: number[]
  /** The same stems, for products that changed since the base. */
  stems: ReadonlySet<string>
  /** Two words that the word may be composed of. */
  pairs: { stems: [string, string]; lists: [number, number] }[]
}

export interface AskedWord {
  own: Ways
  /** `own`, and the word joined with its neighbour or split in two. */
  exact: Ways
  /** The words that begin with it, for the last word of a shopper who is typing. */
  begun(): Ways
  /** The words with this many typing errors; undefined where fewer or none are forgiven. */
  near(errors: 1 | 2): Ways | undefined
}

const MOST_BYTES = 400_000
const MOST_LISTS = 200
const SHORTEST_PART = 3
const SHORTEST_BEGUN = 3

export function parseSearch(words: ShopWords, text: string): AskedWord[] {
  const all = askedWords(text)
  return all.map((word, at) => {
    const stem = stemOf(word)
    const joined = [
      ...(at > 0 ? [all[at - 1] + word] : []),
      ...(at < all.length - 1 ? [word + all[at + 1]] : []),
    ]
    const stems = [stem, ...joined.map(stemOf)]
    const own = { lists: knownLists(words, [stem]), stems: new Set([stem]), pairs: [] }
    const exact: Ways = {
      lists: knownLists(words, stems),
      stems: new Set(stems),
      pairs: pairsOf(words, word),
    }
    let found: ReturnType<typeof nearWays> | undefined
    return {
      own,
      exact,
      begun: () => begunWays(words, word, exact),
      near: (errors) => {
        if (errorsForgiven(word) < errors) return
        const near = nearOf(word, stem)
        if (!near) return
        found ??= nearWays(words, near, exact)
        return found[errors]
      },
    }
  })
}

const knownLists = ({ base }: ShopWords, stems: readonly string[]) =>
  stems.map((stem) => listOf(base, stem)).filter((list) => list !== -1)

function listOf({ letters, numbers, stems }: WordBase, word: string) {
  if (!isNumber(word)) return listOfTerm(letters, word)
  const place = indexOfWord(numbers, word)
  return place === -1 ? -1 : stems + place
}

function pairsOf({ base }: ShopWords, word: string) {
  const pairs: Ways['pairs'] = []
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++) {
    const stems: [string, string] = [stemOf(word.slice(0, at)), stemOf(word.slice(at))]
    const lists: [number, number] = [listOf(base, stems[0]), listOf(base, stems[1])]
    pairs.push({ stems, lists })
  }
  return pairs
}

function begunWays({ base, vocabulary }: ShopWords, word: string, exact: Ways): Ways {
  if (word.length < SHORTEST_BEGUN) return exact
  const stems = new Set(exact.stems)
  for (const [other, { stem }] of vocabulary) if (other.startsWith(word)) stems.add(stem)
  const lists = bounded(base.strong, listsBeginning(base.letters, word))
  return { ...exact, lists: [...exact.lists, ...lists], stems }
}

function nearWays({ base, vocabulary }: ShopWords, near: Near, exact: Ways) {
  const lists = listsNear(base.letters, near)
  const changed: { stem: string; errors: number }[] = []
  for (const [word, { stem, mask }] of vocabulary) {
    const errors = errorsAway(near, word, mask)
    if (errors !== undefined) changed.push({ stem, errors })
  }
  const within = (most: number): Ways => ({
    ...exact,
    lists: [
      ...exact.lists,
      ...bounded(
        base.strong,
        lists.filter(({ errors }) => errors <= most).map(({ list }) => list),
      ),
    ],
    stems: new Set([
      ...exact.stems,
      ...changed.filter(({ errors }) => errors <= most).map(({ stem }) => stem),
    ]),
  })
  return { 1: within(1), 2: within(2) }
}

function bounded(lists: ShopWords['base']['strong'], found: Iterable<number>) {
  const kept = new Set<number>()
  let bytes = 0
  for (const list of found) {
    if (kept.has(list)) continue
    bytes += listBytes(lists, list)
    if (kept.size > 0 && (bytes > MOST_BYTES || kept.size === MOST_LISTS)) break
    kept.add(list)
  }
  return kept
}
