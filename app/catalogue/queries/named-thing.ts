import type { Language } from '../../business'
import { traitStems } from '../dictionary/shipped-synonyms.server'
import { askedWords, stemOf } from '../dictionary/word-forms'
import type { Asked } from '../index/similar/asked.server'

/** The languages whose shoppers name the thing first: 'chaussures rouges'. */
const HEAD_FIRST: readonly Language[] = ['fr', 'es']

/** What precedes one of these names the thing, in every language: 'a lamp for the bedroom'. */
const BEFORE_MORE =
  /\s(?:i|you|we|for|with|without|in|from|that|which|für|fuer|mit|ohne|aus|pour|avec|sans|para|con|sin)\s/iu

/** A number says which thing of a kind is meant: 'airpods 2'. */
const A_NUMBER = /^\d+\p{L}{0,2}$/u

/** A number, or a word that ends as those do that say what can be done with a thing. */
const HOW = new RegExp(
  `${A_NUMBER.source}|^\\p{L}{3,}(?:able|ible|proof|less|free|resistant|weight)$`,
  'u',
)

/** Tells which concept of a search names the thing, and which say only how it is. */
export function thingIn({ concepts }: Asked, text: string, language: Language) {
  const traits = concepts.map(({ said, isListed }) =>
    said.every((word) => traitStems.has(stemOf(word)) || (isListed ? A_NUMBER : HOW).test(word)),
  )
  const most = HEAD_FIRST.includes(language) ? traits.indexOf(false) : traits.lastIndexOf(false)
  const named = text.slice(0, BEFORE_MORE.exec(text)?.index ?? 0)
  const before = new Set(askedWords(named))
  const head = concepts.findLastIndex(
    ({ said }, at) => !traits[at] && said.every((word) => before.has(word)),
  )
  return { traits, head: named !== '' && head !== -1 ? head : most }
}
