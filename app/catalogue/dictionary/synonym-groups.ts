import { firstPlace } from './first-place.ts'
import type { SynonymGroup } from './read-groups.ts'
import { COLUMNS, keyOfWords, rootOf, type SynonymColumn } from './roots.ts'
import { askedWords } from './word-forms.ts'

const MOST_WORDS = 4
const MOST_MEANINGS = 300
/** The terms with one first word that are looked at for a search. */
const MOST_NEEDS = 200
/** The words of the same meaning by which a need may be said. */
const MOST_BESIDE = 20
const MOST_TEXTS = 20_000

/** What a term of a list means: the words that a product may have instead, and how near they are. */
interface Meaning {
  words: readonly string[]
  /** The languages whose word it is. */
  columns: readonly SynonymColumn[]
  /** A number from 0 to 1. */
  weight: number
}

export interface FoundMeaning {
  column: SynonymColumn
  meanings: readonly Meaning[]
  /** True where a two-way group has the words: they name a thing, not a need. */
  isThing: boolean
}

const SAME = 0.92
/** The first term of a language is the usual one. */
const ALSO_SAME = 0.89
const LED_TO = 0.8
const LEAST_LED_TO = 0.65
/** The share of that for what means the same as what a list leads to. */
const BESIDE_LED_TO = 0.8
/** English words that no list has, and that name a thing elsewhere: the French oven. */
const ALSO_ENGLISH = new Set(['four'])
/** What a word of another language is worth that also means something in English. */
const AMBIGUOUS = 0.25

/** Groups by their terms. A circle of groups does no harm: a term leads one step, never further. */
export class Synonyms {
  readonly #byKey = new Map<string, { column: SynonymColumn; group: SynonymGroup }[]>()
  readonly #roots = new Set<string>()
  /** The terms of one-way groups by their first root: what shoppers need, said in a few words. */
  readonly #needs = new Map<string, { words: readonly string[]; roots: readonly string[] }[]>()
  /** Every word of the lists by its language, as it is folded. */
  readonly words = new Map<SynonymColumn, Set<string>>()
  readonly #sorted = new Map<SynonymColumn, string[]>()
  /** The words of texts that searches led to: a suggestion leads to some hundred of them. */
  readonly #wordsOfText = new Map<string, string[]>()

  constructor(groups: Iterable<SynonymGroup>) {
    this.add(groups)
  }

  /** Adds groups; a search that is read meanwhile knows some of them. */
  add(groups: Iterable<SynonymGroup>) {
    for (const group of groups)
      for (const { column, text } of group.terms) {
        const words = askedWords(text)
        if (words.length === 0 || words.length > MOST_WORDS) continue
        for (const word of words) {
          this.words.set(column, (this.words.get(column) ?? new Set()).add(word))
          this.#roots.add(`${column} ${rootOf(column, word)}`)
        }
        const key = keyOfWords(column, words)
        if (group.leadsTo.length > 0) this.#addNeed(column, words)
        this.#byKey.getOrInsert(key, []).push({ column, group })
      }
  }

  #addNeed(column: SynonymColumn, words: readonly string[]) {
    const roots = words.map((word) => rootOf(column, word))
    const first = `${column} ${roots[0]}`
    const known = this.#needs.get(first) ?? []
    if (known.length < MOST_NEEDS) this.#needs.set(first, [...known, { words, roots }])
  }

  /**
   * Returns the longest term that leads elsewhere and whose words are all among those given; of
   * equals one that says more than a gift.
   */
  needIn(
    given: readonly string[],
    saysLittle: (word: string) => boolean = () => false,
  ): readonly string[] | undefined {
    let best: readonly string[] | undefined
    const worth = (words: readonly string[] = []) =>
      words.length + (words.every(saysLittle) ? 0 : 0.5)
    for (const column of COLUMNS) {
      const roots = given.flatMap((word) => [
        rootOf(column, word),
        ...this.#rootsBeside(column, word),
      ])
      for (const root of roots)
        for (const term of this.#needs.get(`${column} ${root}`) ?? [])
          if (worth(term.words) > worth(best) && term.roots.every((one) => roots.includes(one)))
            best = term.words
    }
    return best
  }

  /** Returns the roots of the language's single words of one meaning: kids for children. */
  #rootsBeside(column: SynonymColumn, word: string) {
    return (this.#byKey.get(keyOfWords(column, [word])) ?? [])
      .filter(({ group }) => group.leadsTo.length === 0)
      .slice(0, MOST_BESIDE)
      .flatMap(({ group }) => group.terms.filter((one) => one.column === column))
      .slice(0, MOST_BESIDE)
      .map(({ text }) => this.#wordsOf(text))
      .flatMap(([one = '', more]) => (more === undefined && one !== '' ? rootOf(column, one) : []))
  }

  /** Tells whether a word stands in a list, in any of its forms. */
  knows(word: string) {
    return COLUMNS.some((column) => this.#roots.has(`${column} ${rootOf(column, word)}`))
  }

  /** Returns the language's words that begin so, from A to Z. */
  beginning(column: SynonymColumn, start: string, most: number): string[] {
    const words = this.words.get(column) ?? new Set()
    let sorted = this.#sorted.get(column) ?? []
    if (sorted.length !== words.size) sorted = [...words].sort()
    this.#sorted.set(column, sorted)
    const first = firstPlace(sorted, start)
    return sorted.slice(first, first + most).filter((word) => word.startsWith(start))
  }

  /** Returns what neighbouring words mean together, by language. */
  find(words: readonly string[]): FoundMeaning[] {
    return COLUMNS.flatMap((column) => {
      const all = this.#byKey.get(keyOfWords(column, words)) ?? []
      const named = all.filter(({ group }) => !group.isColour)
      // A cream is no beige, and honey is no colour, where they are things as well.
      const entries = named.length > 0 ? named : all
      if (entries.length === 0) return []
      const isThing = entries.some(({ group }) => group.leadsTo.length === 0)
      return [{ column, meanings: this.#meaningsOf(entries), isThing }]
    })
  }

  /** Tells whether neighbouring words name a thing together, in any language. */
  isThing = (words: readonly string[]) => this.find(words).some((one) => one.isThing)

  #meaningsOf(entries: readonly { column: SynonymColumn; group: SynonymGroup }[]): Meaning[] {
    const found = new Map<string, { weight: number; columns: SynonymColumn[] }>()
    const add = (text: string, weight: number, column: SynonymColumn = 'en') => {
      const worth = column !== 'en' && this.#isEnglish(text) ? AMBIGUOUS : weight
      const known = found.get(text) ?? { weight: 0, columns: [] }
      if (!known.columns.includes(column)) known.columns.push(column)
      found.set(text, { ...known, weight: Math.max(worth, known.weight) })
    }
    // To add once more what thousands of lines lead to would change nothing.
    const added = new Set<string>()
    const addLedTo = (group: SynonymGroup) => {
      for (const [place, text] of group.leadsTo.entries()) {
        const weight = Math.max(LEAST_LED_TO, LED_TO - 0.03 * place)
        if (added.has(`${weight} ${text}`)) continue
        added.add(`${weight} ${text}`)
        add(text, weight)
        for (const other of this.#sameAs(text))
          if (other.text !== text) add(other.text, weight * BESIDE_LED_TO, other.column)
      }
    }
    for (const { group } of entries)
      if (group.leadsTo.length === 0)
        for (const { text, column } of group.terms)
          add(
            text,
            group.terms.find((one) => one.column === column)?.text === text ? SAME : ALSO_SAME,
            column,
          )
      else addLedTo(group)
    // What another language calls the same thing leads where the English words lead; an English
    // word only where the usual one does, as "backpack" is no "school bag" full of crayons.
    const english = entries.flatMap(({ column, group: { terms, leadsTo } }) => {
      const all = leadsTo.length > 0 ? [] : terms.filter((one) => one.column === 'en')
      return all.slice(0, column === 'en' ? 1 : undefined)
    })
    for (const text of new Set(english.map((one) => one.text)))
      for (const { group } of this.#byKey.get(keyOfWords('en', this.#wordsOf(text))) ?? [])
        if (group.leadsTo.length > 0) addLedTo(group)
    return [...found]
      .slice(0, MOST_MEANINGS)
      .map(([text, { weight, columns }]) => ({ words: this.#wordsOf(text), weight, columns }))
  }

  #wordsOf(text: string) {
    if (this.#wordsOfText.size > MOST_TEXTS) this.#wordsOfText.clear()
    return this.#wordsOfText.getOrInsertComputed(text, askedWords)
  }

  /** Tells whether a word of another language is an English word of the lists, too: 'pan'. */
  #isEnglish(text: string) {
    const words = this.#wordsOf(text)
    const [word = ''] = words
    if (words.length !== 1) return false
    return ALSO_ENGLISH.has(word) || this.#roots.has(`en ${rootOf('en', word)}`)
  }

  #sameAs(text: string) {
    const entries = this.#byKey.get(keyOfWords('en', this.#wordsOf(text))) ?? []
    return entries
      .filter(({ group }) => group.leadsTo.length === 0)
      .flatMap(({ group }) => group.terms)
  }
}
