/** Words for the catalogue's values: from English to another language. */
export interface KnownValues {
  /** Names by slug. */
  categories: Record<string, string>
  /** Names by English name. */
  colours: Record<string, string>
  /** Names of product options, by English name. */
  options: Record<string, string>
  availability: Record<string, string>
  /** Phrases of warranty, shipping and returns: a pattern of the whole phrase, and its words. */
  phrases: [pattern: RegExp, words: (...numbers: number[]) => string][]
}

/** What a page must know to name the options of any cart or order. */
export type KnownOptions = Pick<KnownValues, 'options' | 'colours'>

const COLOUR = /^colou?r$/i

/** Returns the known words of a chosen option: of its name, and of its value if it is a colour. */
export const wordsOfChoice = (
  known: KnownOptions | undefined,
  { name, value }: { name: string; value: string },
) => ({
  name: known && wordOf(known.options, name),
  value: known && COLOUR.test(name) ? wordOf(known.colours, value) : undefined,
})

/** Returns the values of what was chosen, in the page's words where they are known. */
export const valuesOfChoice = (
  known: KnownOptions | undefined,
  chosen: readonly { name: string; value: string }[] = [],
) => chosen.map((one) => wordsOfChoice(known, one).value ?? one.value)

/** Translates a phrase; undefined for an unknown one, which stays as the catalogue has it. */
export function phraseIn({ phrases }: KnownValues, phrase: string) {
  for (const [pattern, words] of phrases) {
    const found = pattern.exec(phrase.trim())
    if (found) return words(...found.slice(1).map(Number))
  }
}

/** Returns a name's own value, never one that every object inherits. */
export const wordOf = (words: Record<string, string>, name: string) =>
  Object.hasOwn(words, name) ? words[name] : undefined
