import { traitStems } from '../../dictionary/shipped-synonyms.server'
import { errorsForgiven, LONGEST_WORD, stemOf } from '../../dictionary/word-forms'
import type { AskedOf } from './asked-of'
import type { Way } from './concepts'
import { answersOf, holdsNamed, holdsWord } from './known-words.server'
import type { ShopWords } from './shop-words.server'
import { isNumber } from './terms.server'
import { STEM_ONLY, type Terms } from './word-base'

const SHORTEST_PART = 3
/** What a word is worth that the shop has in another form, or in two words. */
const CORRECTED = 0.9
/** Shorter words end too many others: 'rosen' is no 'hosen'. */
const SHORTEST_TAIL = 5
const ENDINGS = ['en', 'er', 'es', 'em', 'e', 'n', 's']
const OTHER_ENDINGS = ['', 'e', 'en', 'n', 's']
/** Each of these answers may have some fifty words. */
const MOST_COMPOSED = 1000
/** A measure or a size in one word, which shops write in two: '18v', '4x40'. */
const MEASURE = /^(\d+)(?:x(?=\d)|(?=\p{L}))(\d+|\p{L}{1,4})$/u

/** Tells whether the shop, the lists or a category's name have a word. */
export const isKnown = (word: string, { words, synonyms, categories = [] }: AskedOf) =>
  isNumber(word) ||
  holdsWord(words, stemOf(word)) ||
  traitStems.has(stemOf(word)) ||
  synonyms.knows(word) ||
  categories.some(({ names }) => names.some(({ stems }) => stems.has(stemOf(word))))

/** German composes words of the shortest: 'Kinderuhr'. */
const shortestPart = ({ column }: AskedOf) => (column === 'de' ? SHORTEST_PART : 4)

/** Splits a composed word, such as 'Laufschuhe', where lists or the shop know both parts. */
export function splitOf(word: string, of: AskedOf): [string, string] | undefined {
  if (of.unsplit || errorsForgiven(word) === 0) return
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--)
    for (const before of [word.slice(0, at), word.slice(0, at).replace(/s$/, '')]) {
      const after = word.slice(at)
      const isComposed = [before, after].every(
        (part) => part.length >= shortestPart(of) && isKnown(part, of),
      )
      if (isComposed) return [before, after]
    }
}

/** Returns the ways of a word that the shop writes in two: 'tshirt', 'headphone', '18v'. */
export function splitWays(word: string, { words }: AskedOf): Way[] {
  const ways: Way[] = []
  const add = (stems: string[]) => {
    if (stems.every((stem) => holdsWord(words, stem))) ways.push({ stems, weight: CORRECTED })
  }
  const [, number, unit] = MEASURE.exec(word) ?? []
  if (number && unit) add([number, unit])
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at++)
    add([stemOf(word.slice(0, at)), stemOf(word.slice(at))])
  return ways
}

/** Returns a German word's other forms, also of one whose umlauts were typed as ae, oe and ue. */
function germanForms(word: string) {
  const folded = word
    .replace(/ae/g, 'a')
    .replace(/oe/g, 'o')
    .replace(/(?<![aeq])ue/g, 'u')
  const roots = ENDINGS.filter((ending) => folded.endsWith(ending)).map((ending) =>
    folded.slice(0, -ending.length),
  )
  const forms = [folded, ...roots]
    .filter((root) => root.length > SHORTEST_PART)
    .flatMap((root) => OTHER_ENDINGS.map((ending) => root + ending))
  // '-er' is appended to the whole word only: on a shortened root it mostly names another thing
  // (Schrauben, Schrauber).
  return [...new Set([folded, ...forms, `${folded}er`])].filter((form) => form !== word)
}

const hasForms = (word: string, { column, words }: AskedOf) =>
  column === 'de' && errorsForgiven(word) > 0 && !holdsNamed(words, stemOf(word))

/** Returns the form of a German word that the shop has: 'Holzschraube' for 'Holzschrauben'. */
export const formHeld = (word: string, of: AskedOf) =>
  hasForms(word, of)
    ? germanForms(word).find((form) => holdsNamed(of.words, stemOf(form)))
    : undefined

/** A search asks twice, and the next letter again; all words of the shop are gone through. */
const composed = answersOf<ShopWords, string[]>(MOST_COMPOSED)

/** Returns the words of the shop that are composed of others and a form of a German word. */
export const composedWith = (word: string, of: AskedOf): string[] =>
  hasForms(word, of) ? composed(of.words, word, () => findComposed(word, of)) : []

function findComposed(word: string, of: AskedOf) {
  const tails = [word, ...germanForms(word)].filter(({ length }) => length >= SHORTEST_TAIL)
  const ended = wordsEnding(of.words.base.letters, tails, SHORTEST_PART)
  for (const [other] of of.words.vocabulary)
    if (tails.some((tail) => other.length >= tail.length + SHORTEST_PART && other.endsWith(tail)))
      ended.push(other)
  return ended
}

/** Returns the ways of a German word in its other forms, and as the end of composed words. */
export function formWays(word: string, of: AskedOf): Way[] {
  if (!hasForms(word, of)) return []
  const forms = new Set([...germanForms(word), ...composedWith(word, of)].map(stemOf))
  return [...forms].map((stem) => ({ stems: [stem], weight: CORRECTED }))
}

/** A larger shop's words take too long for one search. */
const MOST_TERMS_READ = 200_000
const MOST_ENDING = 50

/** Returns words that have at least `before` letters and then an ending, the shortest first. */
function wordsEnding(terms: Terms, endings: readonly string[], before: number): string[] {
  const found: string[] = []
  const { letters, first, lettersAt } = terms
  if (terms.lists.length > MOST_TERMS_READ || endings.length === 0) return found
  const shortest = Math.min(...endings.map(({ length }) => length)) + before
  const last = new Set(endings.map((ending) => ending.charCodeAt(ending.length - 1)))
  for (let length = shortest; length <= LONGEST_WORD; length++) {
    const begin = first[length] as number
    for (let term = begin; term < (first[length + 1] as number); term++) {
      const at = (lettersAt[length] as number) + (term - begin) * length
      if (!last.has(letters[at + length - 1] as number)) continue
      if ((terms.lists[term] as number) >= STEM_ONLY) continue
      const word = String.fromCharCode(...letters.subarray(at, at + length))
      const ends = endings.some(
        (ending) => length >= ending.length + before && word.endsWith(ending),
      )
      if (ends) found.push(word)
      if (found.length === MOST_ENDING) return found
    }
  }
  return found
}
