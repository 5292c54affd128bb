import type { SynonymColumn } from '../../dictionary/roots'
import type { Synonyms } from '../../dictionary/synonym-groups'
import type { ShopWords } from './shop-words.server'

/** What a search is read against. */
export interface AskedOf {
  words: ShopWords
  synonyms: Synonyms
  /** The language of the page, whose reading of a word goes before that of others. */
  column: SynonymColumn
  /** Categories with the stems of each of their names. */
  categories?: readonly NamedCategory[]
  /** Takes every word as it is typed. */
  asTyped?: boolean
  /** Takes no word for two: 'bagpack' is a mistyped backpack. */
  unsplit?: boolean
}

export interface NamedCategory {
  slug: string
  /** Names in all languages, and those of the department, each as its words' stems. */
  names: readonly {
    stems: ReadonlySet<string>
    ofDepartment: boolean
    /** The language of the name; undefined for the slug, which may be of any. */
    column?: SynonymColumn
  }[]
}
