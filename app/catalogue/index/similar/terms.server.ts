import { distance } from 'fastest-levenshtein'
import { errorsForgiven, LONGEST_WORD } from '../../dictionary/word-forms.ts'
import { shared } from '../base/shared-arrays.ts'
import { STEM_ONLY, type Terms } from './word-base.ts'

const NUMBER = /\p{N}/u
const SHORTEST_NEAR = 3

/** Tells whether a word is a number or the name of a model. */
export const isNumber = (word: string) => NUMBER.test(word)

/** Makes the sorted terms from each word's list. */
export function makeTerms(lists: ReadonlyMap<string, number>): Terms {
  const byLength = Array.from({ length: LONGEST_WORD + 1 }, () => [] as string[])
  for (const word of lists.keys()) byLength[word.length]?.push(word)
  const first = shared.uint32(LONGEST_WORD + 2)
  const lettersAt = shared.uint32(LONGEST_WORD + 2)
  for (const [length, words] of byLength.entries()) {
    words.sort()
    first[length + 1] = (first[length] as number) + words.length
    lettersAt[length + 1] = (lettersAt[length] as number) + words.length * length
  }
  const letters = shared.uint16(lettersAt[LONGEST_WORD + 1] as number)
  const masks = shared.uint32(lists.size)
  const listOf = shared.uint32(lists.size)
  let term = 0
  let at = 0
  for (const word of byLength.flat()) {
    for (let letter = 0; letter < word.length; letter++) letters[at++] = word.charCodeAt(letter)
    masks[term] = maskOf(word)
    listOf[term++] = lists.get(word) as number
  }
  return { letters, first, lettersAt, masks, lists: listOf }
}

/** Returns a bit for each letter of the alphabet in a word; other letters share six. */
export function maskOf(word: string) {
  let mask = 0
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    mask |= 1 << (code >= 97 && code <= 122 ? code - 97 : 26 + (code % 6))
  }
  return mask >>> 0
}

/** Returns the list of a word of letters, or -1. */
export function listOfTerm(terms: Terms, word: string) {
  const term = firstNotBefore(terms, word.length, word)
  return term < (terms.first[word.length + 1] ?? 0) && compare(terms, term, word.length, word) === 0
    ? (terms.lists[term] as number) % STEM_ONLY
    : -1
}

/** Yields the lists of the longer words that begin so, the shortest first. */
export function* listsBeginning(terms: Terms, start: string): Generator<number> {
  for (let length = start.length + 1; length <= LONGEST_WORD; length++) {
    const end = terms.first[length + 1] as number
    for (let term = firstNotBefore(terms, length, start); term < end; term++) {
      if (compare(terms, term, length, start) !== 0) break
      yield (terms.lists[term] as number) % STEM_ONLY
    }
  }
}

/** Returns a word by its length and number. */
export function wordAt({ letters, first, lettersAt }: Terms, length: number, term: number) {
  const at = (lettersAt[length] as number) + (term - (first[length] as number)) * length
  return String.fromCharCode(...letters.subarray(at, at + length))
}

/**
 * Yields words of the shop, the shortest first and `most` of them: those that begin with a letter
 * of ASCII, or all others.
 */
export function* wordsIn(terms: Terms, isAscii: boolean, most: number): Generator<string> {
  let left = most
  for (let length = 1; length <= LONGEST_WORD; length++) {
    const others = firstNotBefore(terms, length, '\x80')
    const begin = isAscii ? (terms.first[length] as number) : others
    const end = isAscii ? others : (terms.first[length + 1] as number)
    for (let term = begin; term < end && left > 0; term++) {
      if ((terms.lists[term] as number) >= STEM_ONLY) continue
      left--
      yield wordAt(terms, length, term)
    }
  }
}

function firstNotBefore(terms: Terms, length: number, start: string) {
  let low = terms.first[length] ?? 0
  let high = terms.first[length + 1] ?? 0
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(terms, middle, length, start) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function compare(
  { letters, first, lettersAt }: Terms,
  term: number,
  length: number,
  start: string,
) {
  const at = (lettersAt[length] as number) + (term - (first[length] as number)) * length
  for (let letter = 0; letter < start.length; letter++) {
    const difference = (letters[at + letter] as number) - start.charCodeAt(letter)
    if (difference !== 0) return difference
  }
  return 0
}

/** A word of the shop that differs from what was typed by a few errors. */
interface NearWord {
  word: string
  errors: number
}

/** Returns the words within the errors of `near`, in any order; stems that are no words are none. */
export function wordsNear(terms: Terms, near: Near): NearWord[] {
  const found: NearWord[] = []
  const { most } = near
  const shortest = Math.max(
    SHORTEST_NEAR,
    Math.min(...near.forms.map(([form]) => form.length)) - most,
  )
  const longest = Math.max(...near.forms.map(([form]) => form.length)) + most
  // A word and its stem, which may be equal.
  const [asked = 0, stem = asked] = near.forms.map(([, mask]) => mask)
  for (let length = shortest; length <= Math.min(longest, LONGEST_WORD); length++) {
    const begin = terms.first[length] as number
    const end = terms.first[length + 1] as number
    for (let term = begin; term < end; term++) {
      const mask = terms.masks[term] as number
      if (!mayBeNear(asked, mask, most) && !mayBeNear(stem, mask, most)) continue
      if ((terms.lists[term] as number) >= STEM_ONLY) continue
      const word = wordAt(terms, length, term)
      const errors = errorsAway(near, word, mask)
      if (errors !== undefined) found.push({ word, errors })
    }
  }
  return found
}

/** Tells whether the masks allow one or two errors: each adds or removes at most one letter. */
function mayBeNear(asked: number, mask: number, most: number) {
  let lost = asked & ~mask
  let added = mask & ~asked
  // A loop costs half as much again in this hot path.
  lost &= lost - 1
  added &= added - 1
  if (most === 2) {
    lost &= lost - 1
    added &= added - 1
  }
  return lost === 0 && added === 0
}

/** The search around a word: its forms, with up to `most` errors. */
interface Near {
  most: number
  forms: [text: string, mask: number][]
  /** Forms with two neighbours swapped, which is one error though two letters differ. */
  swaps: ReadonlySet<string>
}

export function nearOf(word: string, stem: string, most = errorsForgiven(word)): Near | undefined {
  if (most === 0) return
  const forms = [...new Set([word, stem])].filter(({ length }) => length >= SHORTEST_NEAR)
  return {
    most,
    forms: forms.map((form) => [form, maskOf(form)]),
    swaps: new Set(forms.flatMap(swapsOf)),
  }
}

const swapsOf = (word: string) =>
  Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  )

/** Returns the number of errors between one word and the asked one, if not too many. */
function errorsAway({ most, forms, swaps }: Near, word: string, mask: number) {
  if (word.length < SHORTEST_NEAR) return
  let least = swaps.has(word) ? 1 : most + 1
  for (const [form, asked] of forms)
    if (Math.abs(form.length - word.length) <= most && mayBeNear(asked, mask, most))
      least = Math.min(least, distance(form, word))
  return least <= most ? least : undefined
}
