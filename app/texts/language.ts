import { LANGUAGES, type Language } from '../business'

/** By the prefix of the path; English has none. */
export function languageOf(url: string | URL): Language {
  const path = typeof url === 'string' ? new URL(url, 'http://shop').pathname : url.pathname
  return (/^\/(fr|es|de)(?=\/|\.data$|$)/.exec(path)?.[1] as Language | undefined) ?? 'en'
}

/** As routes.ts knows the path. */
export const withoutLanguage = (path: string) => path.replace(/^\/(fr|es|de)(?=\/|$)/, '') || '/'

/** What the catalogue says is English, or in the words' own `lang`: marked as such on pages of other languages. */
export const catalogueLanguage = (page: Language, words?: { lang?: Language }) =>
  words?.lang ?? (page === LANGUAGES[0] ? undefined : LANGUAGES[0])

/** Query and hash stay. */
export function inLanguage(language: Language, path: string) {
  const bare = withoutLanguage(path)
  if (language === LANGUAGES[0]) return bare
  return bare === '/' ? `/${language}` : `/${language}${bare}`
}

/** Router basename of a language: links inside a page then stay in the language. */
export const basenameOf = (language: Language) => (language === LANGUAGES[0] ? '/' : `/${language}`)
