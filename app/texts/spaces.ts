import type { Language } from '../business'

const BREAKLESS = '\u00a0'
const NARROW = '\u202f'

/** The rules for spaces that do not break, because nobody sees them in a text file. */
const RULES: Record<Language, [pattern: RegExp, replacement: string][]> = {
  en: [],
  fr: [
    [/ (?=[?!;])/g, NARROW],
    [/ (?=[:»%$])/g, BREAKLESS],
    [/(?<=«) /g, BREAKLESS],
    [/(?<=\d) (?=\d{3}\b|h\/)/g, NARROW],
  ],
  es: [
    [/ (?=[%$])/g, BREAKLESS],
    [/(?<=\bp\.) (?=ej\.)/g, BREAKLESS],
  ],
  de: [
    [/ (?=[%$…–])/g, BREAKLESS],
    [/(?<=\bz\.) (?=B\.)/g, BREAKLESS],
  ],
}

export function withoutBreaks<T>(language: Language, texts: T): T {
  if (typeof texts === 'string')
    return RULES[language].reduce<string>((text, rule) => text.replace(...rule), texts) as T
  if (Array.isArray(texts)) return texts.map((text) => withoutBreaks(language, text)) as T
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, withoutBreaks(language, text)]),
  ) as T
}
