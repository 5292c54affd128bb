import { distance } from 'fastest-levenshtein'
import { type SynonymColumn, soundOf } from '../../dictionary/roots'
import { saidAmong, saidOf } from '../../dictionary/said-words'
import type { Synonyms } from '../../dictionary/synonym-groups'
import { writtenAlike } from '../../dictionary/vowel-lengths'
import { errorsForgiven, LONGEST_WORD, stemOf } from '../../dictionary/word-forms'
import type { AskedOf } from './asked-of'
import { answersOf, holdsNamed } from './known-words.server'
import type { ShopWords } from './shop-words.server'
import { makeTerms, nearOf, wordAt, wordsIn, wordsNear } from './terms.server'
import { STEM_ONLY, type Terms, type WordBase } from './word-base'

const SHORTEST = 4
/** The length from which a word of like sound may have one error more. */
const SOUND_FROM = 5
const SHORTEST_BEGUN = 4

const listed = new WeakMap<Synonyms, Map<SynonymColumn, Terms>>()

/** Returns a language's words of the lists as terms, which are searched as those of the shop are. */
function termsOf(synonyms: Synonyms, column: SynonymColumn) {
  const byColumn = listed.getOrInsert(synonyms, new Map())
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

/** Corrections until catalogue or lists change: each typed letter asks again for the words before it. */
const corrections = new WeakMap<
  ShopWords,
  ReturnType<typeof answersOf<Synonyms, string | undefined>>
>()

/**
 * Returns the word that a mistyped one stands for: one said alike in its own script or in another
 * before any with errors, then the fewest errors first, then the same sound, a
 * word of a title, brand or value before one of the lists in the page's language; undefined where none is near
 * enough. With `mayGoOn` the letters may be the beginning of a longer word, which is returned.
 */
export function correctionOf(word: string, asking: Asking, mayGoOn: boolean): string | undefined {
  const { words, synonyms, column } = asking
  const ask = corrections.getOrInsertComputed(words, () =>
    answersOf<Synonyms, string | undefined>(),
  )
  return ask(synonyms, `${column} ${mayGoOn} ${word}`, () => findCorrection(word, asking, mayGoOn))
}

function findCorrection(word: string, { words, synonyms, column }: Asking, mayGoOn: boolean) {
  const alike = writtenAlike(word).find((other) => holdsNamed(words, stemOf(other)))
  if (alike) return alike
  const transcribed = inOtherScript(word, words)
  if (transcribed) return transcribed
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

/** More words are not looked at, as they are gone through while a page waits. */
const MOST_SAID = 10_000
const said = new WeakMap<WordBase, Map<boolean, ReturnType<typeof saidAmong>>>()

/** Returns a word of the shop that is said so and written in another script: 'sari' is 'শাড়ি'. */
function inOtherScript(word: string, words: ShopWords) {
  const asked = saidOf(word)
  if (!asked) return
  const { base, vocabulary } = words
  const find = said
    .getOrInsertComputed(base, () => new Map())
    .getOrInsertComputed(asked.inLatin, () =>
      saidAmong(wordsIn(base.letters, !asked.inLatin, MOST_SAID)),
    )
  const found = [...find(asked), ...saidAmong(vocabulary.keys())(asked)]
  return found.find((other) => holdsNamed(words, stemOf(other)))
}

/** Returns the shortest word of the shop whose beginning differs by one error: 'hedph' begins one. */
function begunOf(word: string, words: ShopWords) {
  for (const other of wordsBegunNear(words.base.letters, word))
    if (holdsNamed(words, stemOf(other))) return other
}

/**
 * Yields the longer words whose beginning differs from `start` by at most one error, after the same
 * first letter: the shortest first, then by code units.
 */
export function* wordsBegunNear(terms: Terms, start: string): Generator<string> {
  for (let length = start.length + 1; length <= LONGEST_WORD; length++) {
    let next = 0
    for (const [begin, end] of begunNear(terms, length, start)) {
      for (next = Math.max(next, begin); next < end; next++)
        if ((terms.lists[next] as number) < STEM_ONLY) yield wordAt(terms, length, next)
    }
  }
}

/** Returns the ranges of such words of one length, which may overlap, in order. */
function begunNear(terms: Terms, length: number, start: string) {
  const { letters, first, lettersAt } = terms
  const firstTerm = first[length] as number
  const base = lettersAt[length] as number
  const letterAt = (term: number, place: number) =>
    letters[base + (term - firstTerm) * length + place] as number
  /** Returns the first term of a range that has a letter not before `code` at a place. */
  const notBefore = (low: number, high: number, place: number, code: number) => {
    while (low < high) {
      const middle = (low + high) >>> 1
      if (letterAt(middle, place) < code) low = middle + 1
      else high = middle
    }
    return low
  }
  const ranges: [begin: number, end: number][] = []
  /** Goes on in words that agree so far, up to `place`, with what was typed up to `at`. */
  const goOn = (begin: number, end: number, place: number, at: number, mayErr: boolean) => {
    if (begin === end) return
    if (at >= start.length - (mayErr ? 1 : 0)) {
      ranges.push([begin, end])
      return
    }
    const code = start.charCodeAt(at)
    if (!mayErr) {
      const same = notBefore(begin, end, place, code)
      goOn(same, notBefore(same, end, place, code + 1), place + 1, at + 1, false)
      return
    }
    goOn(begin, end, place, at + 1, false)
    for (let from = begin; from < end; ) {
      const letter = letterAt(from, place)
      const to = notBefore(from, end, place, letter + 1)
      goOn(from, to, place + 1, at + 1, letter === code)
      if (letter !== code) goOn(from, to, place + 1, at, false)
      if (letter !== code && letter === start.charCodeAt(at + 1)) {
        const swapped = notBefore(from, to, place + 1, code)
        goOn(swapped, notBefore(swapped, to, place + 1, code + 1), place + 2, at + 2, false)
      }
      from = to
    }
  }
  const last = first[length + 1] as number
  const begin = notBefore(firstTerm, last, 0, start.charCodeAt(0))
  const end = notBefore(begin, last, 0, start.charCodeAt(0) + 1)
  goOn(begin, end, 1, 1, true)
  return ranges.sort(([a], [b]) => a - b)
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
