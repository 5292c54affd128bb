import type { SynonymColumn } from './roots.ts'
import { askedWords } from './word-forms.ts'

/** What the lists call any country, by the language of the question; Bengali has no questions. */
const ANY: Partial<Record<SynonymColumn, string>> = {
  en: 'country',
  fr: 'pays',
  es: 'pais',
  de: 'land',
}
/** Names of countries and of parts of the world that `Intl` has not. */
const ALSO =
  'usa, uk, uae, america, england, scotland, wales, britain, great britain, ireland, holland, korea, europe, asia, africa, overseas, abroad, angleterre, écosse, grande-bretagne, amérique, afrique, asie, outre-mer, corée, inglaterra, escocia, gran bretaña, américa, áfrica, estados unidos, eeuu, ee uu, großbritannien, england, schottland, amerika, afrika, asien, europa, holland, korea, vereinigte staaten, übersee'
const LONGEST_NAME = 4

/** Returns the words of a question with one of the language for 'country' in place of a country. */
export function withAnyCountry(words: readonly string[], column: SynonymColumn) {
  const any = ANY[column]
  if (any === undefined) return words
  for (let length = Math.min(LONGEST_NAME, words.length - 1); length > 0; length--)
    for (let at = words.length - length; at >= 0; at--)
      if (countries().has(words.slice(at, at + length).join(' ')))
        return [...words.slice(0, at), any, ...words.slice(at + length)]
  return words
}

let known: ReadonlySet<string> | undefined

/** Returns the names of all countries in the languages of the questions, as they are folded. */
function countries() {
  known ??= new Set([...Object.keys(ANY).flatMap(namesIn), ...ALSO.split(',')].map(keyOf))
  return known
}

const keyOf = (name: string) => askedWords(name).join(' ')

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

function namesIn(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.flatMap((code) => names.of(code) ?? [])
}
