import { LANGUAGES, type Language, OTHER_LANGUAGES } from '../business'

/** Matches two letters after the origin, if any, without parsing: `///` is no URL. */
const PREFIX_OF_URL = /^(?:\w+:\/\/[^/?#]*)?\/(\w\w)(?=\/|(?:\.data)?(?:[?#]|$))/

/** Returns the language of the path's prefix; English has none. Never throws. */
export function languageOf(url: string | URL): Language {
  const code = PREFIX_OF_URL.exec(typeof url === 'string' ? url : url.pathname)?.[1]
  return OTHER_LANGUAGES.find((one) => one === code) ?? 'en'
}

/** Returns the path as routes.ts knows it. */
export function withoutLanguage(path: string) {
  const code = /^\/(\w\w)(?=\/|$)/.exec(path)?.[1]
  return (OTHER_LANGUAGES.some((one) => one === code) ? path.slice(3) : path) || '/'
}

/** Returns the language of the catalogue's own words, as the page says it; English where it says none. */
let ownLanguage = () =>
  (globalThis.document?.documentElement.dataset.words ?? LANGUAGES[0]) as Language

/** Sets the language of the catalogue's own words; the server calls it (offered-languages.server.ts). */
export function setOwnLanguage(language: typeof ownLanguage) {
  ownLanguage = language
}

/** Returns the `lang` of the catalogue's words: their own, or the catalogue's on other pages. */
export const catalogueLanguage = (
  page: Language,
  words?: { lang?: Language },
  own = ownLanguage(),
) => words?.lang ?? (page === own ? undefined : own)

/**
 * Returns the path in a language; query and hash stay. It never leads to another site
 * (input/own-path.ts): `/fr//host` is `/host`.
 */
export function inLanguage(language: Language, path: string) {
  const bare = withoutLanguage(path).replace(/^[/\\]+/, '/')
  if (language === LANGUAGES[0]) return bare
  return bare === '/' ? `/${language}` : `/${language}${bare}`
}

/** Returns the address of a link: a path in a language, or another site's address as it is. */
export const hrefIn = (language: Language, to: string) =>
  to[0] === '/' ? inLanguage(language, to) : to

/** Returns the router's basename of a language: links inside a page then stay in the language. */
export const basenameOf = (language: Language) => (language === LANGUAGES[0] ? '/' : `/${language}`)
