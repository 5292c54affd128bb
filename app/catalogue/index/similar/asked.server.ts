import { traitStems } from '../../dictionary/shipped-synonyms.server'
import type { FoundMeaning } from '../../dictionary/synonym-groups'
import { askedWords, stemOf, wordsInText } from '../../dictionary/word-forms'
import type { AskedOf } from './asked-of'
import { composedWith, formHeld, formWays, isKnown, splitOf, splitWays } from './composed-words'
import {
  type Concept,
  LED_TO_CATEGORY,
  PART_OF_CATEGORY,
  SAME_FROM,
  type Way,
  WHOLE_CATEGORY,
} from './concepts'
import { holdsBeginning, holdsNamed, holdsWord, isEverywhere } from './known-words.server'
import { correctionOf } from './spelling-corrections.server'

const LONGEST_SPAN = 4
const SHORTEST_BEGUN = 3
/** The words of lists are many; a shorter beginning is one of too many. */
const SHORTEST_BEGUN_LISTED = 4
const MOST_BEGUN_LISTED = 12
/** A search with more mistyped words is hardly one: each is compared with all words of the shop. */
const MOST_CORRECTED = 3
/** What another language's reading of a word is worth where the shop has the word itself. */
const FOREIGN = 0.4
/** What a word is worth as it stands where the page's language has a meaning for it: 'robe'. */
const OWN_WORD_ABROAD = 0.85

export interface Asked {
  concepts: Concept[]
  /** The words that were read as others, and what they were read as. */
  corrected?: { from: string; to: string }[]
  /** True where a word was taken for two. */
  hasSplit: boolean
}

/** Reads a search as the things it asks for, at most eight. */
export function readAsked(text: string, of: AskedOf): Asked {
  const typed = askedWords(text)
  const corrected: { from: string; to: string }[] = []
  let hasSplit = false
  const all = typed.flatMap((word, at) => {
    const isLast = at === typed.length - 1
    if (of.asTyped || isKnown(word, of) || isJoinedKnown(typed, at, of)) return [word]
    const form = formHeld(word, of)
    if (form !== undefined) return [form]
    if (isLast && startsSome(word, of)) return [word]
    const begun = isLast ? begunInLists(word, of) : undefined
    if (begun !== undefined) return [begun]
    if (splitOf(word, of)) {
      hasSplit = true
      return [word]
    }
    if (composedWith(word, of).length > 0) return [word]
    const better = corrected.length < MOST_CORRECTED ? correctionOf(word, of, isLast) : undefined
    if (better === undefined) return [word]
    corrected.push({ from: word, to: better })
    return [better]
  })
  const concepts: Concept[] = []
  for (let at = 0; at < all.length; ) {
    const { concept, length } = spanAt(all, at, of)
    concepts.push(concept)
    at += length
  }
  const telling = concepts.filter(
    ({ said }) => !said.every((word) => isEverywhere(of.words, stemOf(word))),
  )
  return {
    concepts: telling.length > 0 ? telling : concepts,
    hasSplit,
    ...(corrected.length > 0 && { corrected }),
  }
}

/** Reads the words of a term of the lists as one thing. */
export const readTerm = (words: readonly string[], of: AskedOf): Concept =>
  conceptOf(words, of.synonyms.find(words), [], of)

/** Takes the longest run of words that mean something together, or one word. */
function spanAt(all: readonly string[], at: number, of: AskedOf) {
  for (let length = Math.min(LONGEST_SPAN, all.length - at); length > 1; length--) {
    const some = all.slice(at, at + length)
    const found = of.synonyms.find(some)
    const joined = length === 2 ? stemOf(some.join('')) : ''
    const isJoined = joined !== '' && holdsWord(of.words, joined)
    if (length === 2) found.push(...of.synonyms.find([some.join('')]))
    if (found.length === 0 && !isJoined) continue
    const ways: Way[] = isJoined ? [{ stems: [joined], weight: 1 }] : []
    return { concept: conceptOf(some, found, ways, of), length }
  }
  const [word = ''] = all.slice(at, at + 1)
  const isLast = at === all.length - 1
  const concept = wordConcept(word, of)
  const begins = isLast && word.length >= SHORTEST_BEGUN && concept.from === 'nowhere'
  return { concept: begins ? withBegun(concept, word, of) : concept, length: 1 }
}

function wordConcept(word: string, of: AskedOf): Concept {
  const found = of.synonyms.find([word])
  const more = of.asTyped ? [] : formWays(word, of)
  const concept = conceptOf([word], found, [...splitWays(word, of), ...more], of)
  if (concept.from !== 'nowhere') return concept
  const split = splitOf(word, of)
  if (!split) return concept
  const parts = split.map((part) => conceptOf([part], of.synonyms.find([part]), [], of))
  return { ...concept, from: 'shop', parts: parts as unknown as readonly [Concept, Concept] }
}

function withBegun(concept: Concept, start: string, { words }: AskedOf): Concept {
  const stems = new Set<string>()
  for (const [other, { stem }] of words.vocabulary)
    if (other.length > start.length && other.startsWith(start)) stems.add(stem)
  return { ...concept, begun: { start, stems } }
}

function conceptOf(
  said: readonly string[],
  found: readonly FoundMeaning[],
  more: readonly Way[],
  of: AskedOf,
): Concept {
  const own = said.map(stemOf)
  const isHeld = own.every((stem) => holdsNamed(of.words, stem))
  const page = of.column
  const inPage = found.some(({ column }) => column === page)
  const inEnglish = found.some(({ column }) => column === 'en')
  const ways = new Map<string, Way>()
  const add = (stems: readonly string[], weight: number, columns?: Way['columns']) => {
    const key = stems.join(' ')
    const known = ways.get(key)
    if (stems.length === 0) return
    const isTyped = columns === undefined || (known !== undefined && !known.columns)
    const both = isTyped ? undefined : [...(known?.columns ?? []), ...columns]
    const best = Math.max(weight, known?.weight ?? 0)
    ways.set(key, { stems, weight: best, ...(both && { columns: both }) })
  }
  add(own, page !== 'en' && inPage ? OWN_WORD_ABROAD : 1, inPage ? [page] : undefined)
  for (const { stems, weight } of more) add(stems, weight)
  for (const { column, meanings } of found) {
    const isForeign = column !== page && (inPage || (column !== 'en' && (inEnglish || isHeld)))
    for (const { words, weight, columns } of meanings)
      add(words.map(stemOf), isForeign ? weight * FOREIGN : weight, columns)
  }
  const categories = categoriesSaid([...ways.values()], of)
  const isFound = [...ways.values()].some(({ stems }) =>
    stems.every((stem) => holdsWord(of.words, stem)),
  )
  const from = isFound || categories.size > 0 ? 'shop' : found.length > 0 ? 'lists' : 'nowhere'
  const isListed = found.some(({ isThing }) => isThing)
  return { said, ways: [...ways.values()], categories, from, isListed }
}

/** Returns the points of categories whose names say one of the ways, in any language. */
function categoriesSaid(ways: readonly Way[], { categories = [] }: AskedOf) {
  const points = new Map<string, number>()
  for (const { slug, names } of categories)
    for (const { stems: name, ofDepartment, column } of names)
      for (const { stems, weight, columns } of ways) {
        // The German 'Haut' (skin) is not the French 'haut' (top).
        if (column && columns && !columns.includes(column)) continue
        if (!stems.every((stem) => name.has(stem))) continue
        const isWhole =
          !ofDepartment && [...name].every((stem) => stems.includes(stem) || traitStems.has(stem))
        // What a list only leads to is the category itself, or it proves nothing about it.
        if (!isWhole && weight < SAME_FROM) continue
        const whole = weight < SAME_FROM ? LED_TO_CATEGORY : WHOLE_CATEGORY
        const worth = Math.trunc(weight * (isWhole ? whole : PART_OF_CATEGORY))
        points.set(slug, Math.max(points.get(slug) ?? 0, worth))
      }
  return points
}

export const nameStems = (name: string) => new Set(wordsInText(name).map(stemOf))

const isJoinedKnown = (all: readonly string[], at: number, { words, synonyms }: AskedOf) =>
  [all[at - 1] ?? '', ''].some((_, way) => {
    const joined = way === 0 ? `${all[at - 1] ?? ''}${all[at]}` : `${all[at]}${all[at + 1] ?? ''}`
    return joined !== all[at] && (holdsWord(words, stemOf(joined)) || synonyms.knows(joined))
  })

const startsSome = (word: string, { words }: AskedOf) =>
  word.length >= SHORTEST_BEGUN && holdsBeginning(words, word)

/**
 * Returns the shortest word of the lists, in the page's language, that begins so and leads to
 * something of the shop: 'earphone' for 'earph'. One that names a thing goes before a need.
 */
function begunInLists(start: string, of: AskedOf) {
  if (start.length < SHORTEST_BEGUN_LISTED) return
  const leading = of.synonyms
    .beginning(of.column, start, MOST_BEGUN_LISTED)
    .sort((a, b) => a.length - b.length)
    .map((word) => conceptOf([word], of.synonyms.find([word]), [], of))
    .filter(({ from }) => from === 'shop')
  return (leading.find(({ isListed }) => isListed) ?? leading[0])?.said[0]
}
