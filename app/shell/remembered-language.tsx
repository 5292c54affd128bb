import type { Language } from '../business'

const KEY = 'language'

/** Keeps the visitor's choice in this browser. */
export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage the address alone carries the language.
  }
}

/*
 * Pages carry no cookie and are the same for every visitor, so the choice is acted on here, before
 * anything is drawn. Only addresses without a prefix give way: one that names a language was
 * meant. Choosing English is remembered as well and so ends it.
 */
const SCRIPT = `try{var l=localStorage.getItem('${KEY}');if(/^(fr|es|de)$/.test(l))location.replace('/'+l+location.pathname.replace(/^\\/$/,'')+location.search+location.hash)}catch(e){}`

/** In the head of English pages: goes on to the language chosen before. */
export const RememberedLanguage = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words only
  <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />
)
