import { traitStems } from '../dictionary/shipped-synonyms.server'
import { askedWords, stemOf } from '../dictionary/word-forms'
import { readTerm } from '../index/similar/asked.server'
import type { AskedOf } from '../index/similar/asked-of'
import type { Concept } from '../index/similar/concepts'
import { holdsNamed } from '../index/similar/known-words.server'
import { type ByWords, rankByWords } from '../index/similar/rank.server'

/** A child's gift is asked for by an age up to this one. */
const OLDEST_CHILD = 12
const AGE =
  /(?<![\p{L}\d])(\d{1,2})[\s-]*(?:years?|yrs?|ans|años|jahren?|jährige[rns]?|বছর(?:ের)?)(?:[\s-]*(?:olds?|alt))?(?![\p{L}\d])/giu

interface Asking {
  of: AskedOf
  concepts: readonly Concept[]
  isLeftOut(id: number): boolean
  /** What was found by some of the words. */
  part: ByWords['part']
}

/**
 * Reads a search as a need of the lists that stands somewhere in it ('a cut on my left finger'), or
 * else by the words that are known at all; undefined where that leads nowhere, where more words are
 * met by `part`, and where the search names another thing, which the shop has not.
 */
export function partByNeed(text: string, { of, concepts, isLeftOut, part }: Asking) {
  const rank = (some: readonly Concept[]) => rankByWords(of.words, some, { isLeftOut })
  const aged = text.replace(AGE, (_, age) => (Number(age) <= OLDEST_CHILD ? ' kids ' : ' '))
  const need = of.synonyms.needIn(askedWords(aged), (word) => traitStems.has(stemOf(word)))
  const words = (some: readonly Concept[]) => some.flatMap(({ said }) => said)
  const met = part
    ? words(concepts).length - part.lacking.flatMap((at) => concepts[at]?.said ?? []).length
    : 0
  if (need && need.length > met) {
    const left = concepts.filter(({ said }) => !said.some((word) => need.includes(word)))
    const isOther = (one: Concept) =>
      one.isListed && !isSold(one, of) && !one.said.every((word) => need.includes(word))
    if (concepts.some(isOther)) return
    const named = [readTerm(need, of)]
    const { whole } = rank(named)
    const lacking = aged === text ? left.map(({ said }) => said.join(' ')) : []
    if (whole.length > 0) return { found: whole, concepts: named, lacking }
  }
  if (part) return
  const known = concepts.filter(({ from }) => from !== 'nowhere')
  if (known.length < 2 || known.length === concepts.length) return
  const { whole, described } = rank(known)
  const found = whole.length > 0 ? whole : described
  if (found.length === 0) return
  const lacking = concepts.filter((one) => !known.includes(one)).map(({ said }) => said.join(' '))
  return { found, concepts: known, lacking }
}

/** Tells whether a title, brand, value or category says the thing; a description proves nothing. */
const isSold = ({ ways, categories }: Concept, { words }: AskedOf) =>
  categories.size > 0 || ways.some(({ stems }) => stems.every((stem) => holdsNamed(words, stem)))
