import { shippedGroups } from '../../../app/catalogue/dictionary/shipped-synonyms.server'
import { Synonyms } from '../../../app/catalogue/dictionary/synonym-groups'
import { nameStems, readAsked } from '../../../app/catalogue/index/similar/asked.server'
import { rankByWords } from '../../../app/catalogue/index/similar/rank.server'
import type { ShopWords } from '../../../app/catalogue/index/similar/shop-words.server'

interface Asking {
  besides?: readonly number[]
  /** The slugs of the categories that a search may name. */
  categories?: readonly string[]
  /** Asks the shipped lists of synonyms, too. */
  lists?: boolean
}

const none = new Synonyms([])
const shipped = new Synonyms(shippedGroups)

/** Returns the ids that a search finds by words, the best first. */
export function idsByWords(
  words: ShopWords,
  text: string,
  { besides = [], categories = [], lists = false }: Asking = {},
) {
  const { concepts } = readAsked(text, {
    words,
    column: 'en',
    synonyms: lists ? shipped : none,
    categories: categories.map((slug) => ({
      slug,
      names: [{ stems: nameStems(slug.replaceAll('-', ' ')), ofDepartment: false }],
    })),
  })
  const found = rankByWords(words, concepts, { isLeftOut: (id) => besides.includes(id) })
  return [...found.whole, ...found.described].map(({ id }) => id)
}
