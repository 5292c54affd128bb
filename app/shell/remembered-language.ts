import type { Language } from '../business'

export const KEY = 'language'

export function rememberLanguage(language: Language) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Without storage the address alone carries the language.
  }
}
