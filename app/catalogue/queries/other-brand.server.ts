import { brandStems } from '../dictionary/shipped-synonyms.server'
import { stemOf } from '../dictionary/word-forms'
import type { Concept } from '../index/similar/concepts'
import { holdsNamed } from '../index/similar/known-words.server'
import type { ShopWords } from '../index/similar/shop-words.server'

/** Returns the brand or model of the lists that a search names, and that no product here has. */
export const otherBrandIn = (concepts: readonly Concept[], words: ShopWords) =>
  concepts.find(({ said }) => {
    const stems = said.map(stemOf)
    return brandStems.has(stems.join(' ')) && !stems.every((stem) => holdsNamed(words, stem))
  })
