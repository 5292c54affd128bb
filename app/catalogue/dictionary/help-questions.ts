import { withAnyCountry } from './country-words.ts'
import help from './groups/help.txt?raw'
import { readGroups } from './read-groups.ts'
import { COLUMNS, rootOf, type SynonymColumn } from './roots.ts'
import { askedWords, wordsInText } from './word-forms.ts'

/** The fewest typed letters that count as the beginning of a word. */
const SHORTEST_BEGUN = 4
/** The fewest letters that no question has. */
const LONGEST = 100

interface Question {
  column: SynonymColumn
  words: readonly string[]
  /** The roots of all words, sorted, and of those that tell. */
  whole: string
  key: string
  /** The addresses of pages that may answer, the best first. */
  paths: readonly string[]
}

/** Words that say nothing more about a question, as they are folded. */
const besides = new Set(
  help
    .split('\n')
    .filter((line) => line.startsWith('+'))
    .flatMap((line) => line.split(/[+,\s]+/)),
)

/** Returns the words that tell one question from another; all, where none does. */
export function questionWords(text: string): readonly string[] {
  const words = askedWords(text)
  const telling = words.filter((word) => !besides.has(word))
  return telling.length > 0 ? telling : words
}

const keyOf = (column: SynonymColumn, words: readonly string[]) =>
  [...new Set(words.map((word) => rootOf(column, word)))].sort().join(' ')

const questions: readonly Question[] = readGroups(help.replace(/^\+.*$/gm, '')).flatMap(
  ({ terms, leadsTo }) =>
    terms.map(({ column, text }) => {
      const words = questionWords(text)
      const whole = keyOf(column, wordsInText(text))
      return { column, words, whole, key: keyOf(column, words), paths: leadsTo }
    }),
)
/** Questions as they stand, and by the words that tell them apart: 'how long is delivery'. */
const byWhole = new Map<string, Question>()
const byKey = new Map<string, Question>()
for (const one of questions) {
  byWhole.getOrInsert(`${one.column} ${one.whole}`, one)
  byKey.getOrInsert(`${one.column} ${one.key}`, one)
}

interface Asking {
  /** The language of the page; its questions go before. */
  language: SynonymColumn
  /** True while somebody types: the last word may only have begun. */
  isTyping?: boolean
}

/**
 * Returns the addresses that may answer a question of the lists, in any word order; empty where the
 * text is none. A text with other words, such as 'contact lenses', is no question.
 */
export function helpPaths(text: string, { language, isTyping = false }: Asking): readonly string[] {
  const words = questionWords(text)
  if (words.length === 0) return []
  const all = text.length < LONGEST ? wordsInText(text) : words
  const columns = [language, ...COLUMNS.filter((column) => column !== language)]
  for (const column of columns) {
    const key = (asked: readonly string[]) => `${column} ${keyOf(column, asked)}`
    const found =
      byWhole.get(key(all)) ??
      byKey.get(key(words)) ??
      byKey.get(key(withAnyCountry(words, column)))
    if (found) return found.paths
  }
  const last = words.at(-1) ?? ''
  if (!isTyping || last.length < SHORTEST_BEGUN) return []
  return questions.find((one) => one.column === language && isBegun(one, words, last))?.paths ?? []
}

/** Tells whether a question has all words, and one that begins with the last of them. */
function isBegun({ column, words }: Question, asked: readonly string[], last: string) {
  if (words.length !== asked.length) return false
  const roots = words.map((word) => rootOf(column, word))
  return (
    words.some((word) => word.startsWith(last)) &&
    asked.slice(0, -1).every((word) => roots.includes(rootOf(column, word)))
  )
}
