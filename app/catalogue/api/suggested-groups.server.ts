import type { Language } from '../../business'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import type { CatalogueIndex } from '../index/catalogue-index.server'
import { countFacets } from '../index/count-facets.server'

const MOST_OF_A_KIND = 3
/** Shorter texts stand inside too many names; they are looked for where a word begins. */
const INSIDE_FROM = 3

interface Named {
  name: string
  slug?: string
  key: string
}

type Names = Promise<{ categories: Named[]; brands: Named[] }>
const names = new WeakMap<CatalogueIndex, Map<Language, Names>>()

/**
 * Categories, as the language calls them, and brands with products whose names contain the text; case, accents and punctuation
 * are ignored. First those that begin with it, then by word, each with the most products first.
 */
export async function suggestedGroups(index: CatalogueIndex, text: string, language: Language) {
  const key = keyOf(text)
  if (key === ' ') return { categories: [], brands: [] }
  const byLanguage = names.get(index) ?? new Map<Language, Names>()
  names.set(index, byLanguage)
  const known = byLanguage.get(language) ?? namesOf(index, language)
  byLanguage.set(language, known)
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
      ),
    ),
    brands: keyed(brands),
  }
}

/** ' mens sports' for "Men's Sports": a blank stands before each word. */
const keyOf = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`

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
