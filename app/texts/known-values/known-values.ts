/** What a catalogue says in words that are known: English to another language. */
export interface KnownValues {
  /** By slug. */
  categories: Record<string, string>
  /** By the English name. */
  colours: Record<string, string>
  /** What a product comes in, by the English name. */
  options: Record<string, string>
  availability: Record<string, string>
  /** Of warranty, shipping and returns: a pattern of the whole phrase, and its words. */
  phrases: [pattern: RegExp, words: (...numbers: number[]) => string][]
}

/** Undefined for a phrase that is not known, which stays as the catalogue has it. */
export function phraseIn({ phrases }: KnownValues, phrase: string) {
  for (const [pattern, words] of phrases) {
    const found = pattern.exec(phrase.trim())
    if (found) return words(...found.slice(1).map(Number))
  }
}

/** The value of a name, if it is known: not what every object has. */
export const wordOf = (words: Record<string, string>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined
