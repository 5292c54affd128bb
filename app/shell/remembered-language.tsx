import type { Language } from '../business'

const KEY = 'language'

export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage the address alone carries the language.
  }
}

// Before the first paint, because cached pages are the same for all. Only from English addresses.
export const LANGUAGE_SCRIPT = import.meta.env.SSR
  ? `try{var l=localStorage.getItem('${KEY}');if(/^(fr|es|de)$/.test(l))location.replace('/'+l+location.pathname.replace(/^\\/$/,'')+location.search+location.hash)}catch(e){}`
  : '' // the browser has run it by the time it loads this file

export const RememberedLanguage = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words only
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }} />
)
