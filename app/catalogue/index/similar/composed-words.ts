import { traitStems } from '../../dictionary/shipped-synonyms.server'
import { errorsForgiven, stemOf } from '../../dictionary/word-forms'
import type { AskedOf } from './asked-of'
import { holdsWord } from './known-words.server'
import { isNumber } from './terms.server'

const SHORTEST_PART = 3

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
