import { distance } from 'fastest-levenshtein'
import { type SynonymColumn, soundOf } from '../../dictionary/roots'
import type { Synonyms } from '../../dictionary/synonym-groups'
import { errorsForgiven, LONGEST_WORD, stemOf } from '../../dictionary/word-forms'
import type { AskedOf } from './asked-of'
import { answersOf, holdsNamed } from './known-words.server'
import type { ShopWords } from './shop-words.server'
import { makeTerms, maskOf, nearOf, wordsNear } from './terms.server'
import type { Terms } from './word-base'

const SHORTEST = 4
/** From this length a word of the same sound may have one error more. */
const SOUND_FROM = 5
const SHORTEST_BEGUN = 4

const listed = new WeakMap<Synonyms, Map<SynonymColumn, Terms>>()

/** Returns a language's words of the lists as terms, which are searched as those of the shop are. */
function termsOf(synonyms: Synonyms, column: SynonymColumn) {
  const byColumn = listed.get(synonyms) ?? new Map<SynonymColumn, Terms>()
  listed.set(synonyms, byColumn)
  const known = byColumn.get(column)
  if (known) return known
  const words = [...(synonyms.words.get(column) ?? [])].filter(
    (word) => word.length <= LONGEST_WORD,
  )
  const terms = makeTerms(new Map(words.map((word) => [word, 0])))
  byColumn.set(column, terms)
  return terms
}

type Asking = Pick<AskedOf, 'words' | 'synonyms' | 'column'>

/** Each letter that is typed asks for the words before it anew, until catalogue or lists change. */
const corrections = new WeakMap<
  ShopWords,
  ReturnType<typeof answersOf<Synonyms, string | undefined>>
>()

/**
 * Returns the word that a mistyped one stands for: the fewest errors first, then the same sound, a
 * word of a title, brand or value before one of the lists in the page's language; undefined where none is near
 * enough. With `mayGoOn` the letters may be the beginning of a longer word, which is returned.
 */
export function correctionOf(word: string, asking: Asking, mayGoOn: boolean): string | undefined {
  const { words, synonyms, column } = asking
  const ask = corrections.get(words) ?? answersOf<Synonyms, string | undefined>()
  corrections.set(words, ask)
  return ask(synonyms, `${column} ${mayGoOn} ${word}`, () => findCorrection(word, asking, mayGoOn))
}

function findCorrection(word: string, { words, synonyms, column }: Asking, mayGoOn: boolean) {
  const forgiven = errorsForgiven(word)
  if (forgiven === 0 || word.length < SHORTEST) return
  const most = word.length >= SOUND_FROM ? 2 : 1
  const near = nearOf(word, stemOf(word), most)
  if (!near) return
  const sound = soundOf(word)
  const costs = new Map<string, number>()
  const judge = (other: string, errors: number, isOfShop: boolean) => {
    const isSame = soundOf(other) === sound
    if (errors > forgiven && !isSame) return
    if (other.length < 3 || (errors > 1 && other[0] !== word[0] && !isSame)) return
    const cost =
      errors - (isSame ? 0.6 : 0) + (other[0] === word[0] ? 0 : 0.3) + (isOfShop ? 0 : 0.2)
    if (cost < (costs.get(other) ?? 9)) costs.set(other, cost)
  }
  for (const { word: other, errors } of wordsNear(words.base.letters, near))
    if (holdsNamed(words, stemOf(other))) judge(other, errors, true)
  for (const [other] of words.vocabulary)
    if (Math.abs(other.length - word.length) <= most && holdsNamed(words, stemOf(other)))
      judge(other, errorsBetween(word, other), true)
  for (const { word: other, errors } of wordsNear(termsOf(synonyms, column), near))
    judge(other, errors, false)
  const [best] = [...costs].sort(
    ([a, x], [b, y]) => x - y || b.length - a.length || (a < b ? -1 : 1),
  )
  if (best) return best[0]
  return mayGoOn && word.length >= SHORTEST_BEGUN ? begunOf(word, words) : undefined
}

/** Returns the shortest word of the shop whose beginning differs by one error: 'hedph' begins one. */
function begunOf(word: string, words: ShopWords) {
  const { letters, first, lettersAt, masks } = words.base.letters
  const mask = maskOf(word)
  for (let length = word.length + 1; length <= LONGEST_WORD; length++) {
    const begin = first[length] as number
    const end = first[length + 1] as number
    for (let term = begin; term < end; term++) {
      const lost = mask & ~(masks[term] as number)
      if ((lost & (lost - 1)) !== 0) continue
      const at = (lettersAt[length] as number) + (term - begin) * length
      if (letters[at] !== word.charCodeAt(0)) continue
      const other = String.fromCharCode(...letters.subarray(at, at + length))
      const isNear = [-1, 0, 1].some(
        (more) => errorsBetween(word, other.slice(0, word.length + more)) <= 1,
      )
      if (isNear && holdsNamed(words, stemOf(other))) return other
    }
  }
}

/** Counts errors; two neighbours swapped are one. */
function errorsBetween(word: string, other: string) {
  const errors = distance(word, other)
  if (errors !== 2 || word.length !== other.length) return errors
  const at = [...word].findIndex((letter, place) => letter !== other[place])
  const isSwap =
    word[at] === other[at + 1] &&
    word[at + 1] === other[at] &&
    word.slice(at + 2) === other.slice(at + 2)
  return isSwap ? 1 : errors
}
