import type { Language } from '../../business'
import { slugOf } from '../../text-core/slug'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import type { CatalogueIndex } from '../index/catalogue-index.server'
import { countFacets } from '../index/count-facets.server'
import { withAddress } from '../product/category-address'

const MOST_OF_A_KIND = 3
/** Shorter texts are part of too many names and must begin a word. */
const INSIDE_FROM = 3

interface Named {
  name: string
  slug?: string
  key: string
}

type Names = Promise<{ categories: Named[]; brands: Named[] }>
const names = new WeakMap<CatalogueIndex, Map<Language, Names>>()

/**
 * Returns categories, named in the language, and brands whose names contain the text, ignoring
 * case, accents and punctuation: those that begin with it first, then by word, each by most
 * products.
 */
export async function suggestedGroups(index: CatalogueIndex, text: string, language: Language) {
  const key = keyOf(text)
  if (key === ' ') return { categories: [], brands: [] }
  const byLanguage = names.getOrInsert(index, new Map())
  const known = byLanguage.getOrInsertComputed(language, () => namesOf(index, language))
  const { categories, brands } = await known
  return {
    categories: best(categories, key).map(({ slug, name }) => ({ slug, name })),
    brands: best(brands, key).map(({ name }) => name),
  }
}

async function namesOf(index: CatalogueIndex, language: Language): Names {
  const { categories, brands } = await countFacets(index)
  const keyed = <Kind extends { name: string }>(kinds: Kind[]) =>
    kinds.map((kind) => ({ ...kind, key: keyOf(kind.name) }))
  return {
    categories: keyed(
      categoriesIn(
        language,
        categories.toSorted((a, b) => b.count - a.count),
      ).map(withAddress),
    ),
    brands: keyed(brands),
  }
}

/** Returns ' mens sports' for "Men's Sports": a blank precedes each word. */
const keyOf = (text: string) => ` ${slugOf(text).replaceAll('-', ' ')}`

function best(kinds: readonly Named[], key: string) {
  const inside = key.trim()
  const found: Named[][] = [[], [], []]
  for (const kind of kinds) {
    const place = kind.key.indexOf(key)
    if (place >= 0) found[place === 0 ? 0 : 1]?.push(kind)
    else if (inside.length >= INSIDE_FROM && kind.key.includes(inside)) found[2]?.push(kind)
  }
  return found.flat().slice(0, MOST_OF_A_KIND)
}
