import { LANGUAGES, type Language, OTHER_LANGUAGES } from '../business'

const PREFIXES = `/(${OTHER_LANGUAGES.join('|')})`
const PREFIX = new RegExp(`^${PREFIXES}(?=/|$)`)
/** After the origin, if there is one. Not parsed as a URL: an address such as `///` is none. */
const PREFIX_OF_URL = new RegExp(`^(?:\\w+://[^/?#]*)?${PREFIXES}(?=/|(?:\\.data)?(?:[?#]|$))`)

/** By the prefix of the path; English has none. Never throws, whatever a visitor asked for. */
export function languageOf(url: string | URL): Language {
  const path = typeof url === 'string' ? url : url.pathname
  return (PREFIX_OF_URL.exec(path)?.[1] as Language | undefined) ?? 'en'
}

/** As routes.ts knows the path. */
export const withoutLanguage = (path: string) => path.replace(PREFIX, '') || '/'

/** What the catalogue says is English, or in the words' own `lang`: marked as such on pages of other languages. */
export const catalogueLanguage = (page: Language, words?: { lang?: Language }) =>
  words?.lang ?? (page === LANGUAGES[0] ? undefined : LANGUAGES[0])

/** Query and hash stay. Never the address of another site (input/own-path.ts): `/fr//host` is `/host`. */
export function inLanguage(language: Language, path: string) {
  const bare = withoutLanguage(path).replace(/^[/\\]+/, '/')
  if (language === LANGUAGES[0]) return bare
  return bare === '/' ? `/${language}` : `/${language}${bare}`
}

/** Router basename of a language: links inside a page then stay in the language. */
export const basenameOf = (language: Language) => (language === LANGUAGES[0] ? '/' : `/${language}`)
