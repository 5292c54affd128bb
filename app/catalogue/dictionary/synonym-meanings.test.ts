import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SynonymGroup } from './read-groups'
import { COLUMNS, rootOf, type SynonymColumn } from './roots'
import { Synonyms } from './synonym-groups'
import { askedWords } from './word-forms'

// Few words, so that lines meet: of two languages, in the plural, with an accent, and two together.
const texts = fc.constantFrom('ring', 'rings', 'pan', 'bague', 'Bagué', 'gold ring', 'gift', 'toy')
const groups: fc.Arbitrary<SynonymGroup[]> = fc.array(
  fc.record({
    terms: fc.array(fc.record({ column: fc.constantFrom(...COLUMNS), text: texts }), {
      minLength: 1,
      maxLength: 5,
    }),
    leadsTo: fc.oneof(fc.constant([]), fc.array(texts, { maxLength: 8 })),
  }),
  { maxLength: 12 },
)

test('what a word means is what the plain definition says', () => {
  fc.assert(
    fc.property(groups, texts, (all, text) => {
      const words = askedWords(text)
      const found = new Synonyms(all).find(words)
      expect(found.map(({ column, meanings }) => ({ column, meanings }))).toEqual(
        COLUMNS.map((column) => ({ column, meanings: meaningsIn(all, column, words) })).filter(
          ({ meanings }) => meanings.length > 0,
        ),
      )
    }),
    { numRuns: 300 },
  )
})

test('thousands of lines that share a word are read once each, not once for each other', () => {
  let read = 0
  const counted = (group: SynonymGroup): SynonymGroup => ({
    terms: group.terms,
    get leadsTo() {
      read++
      return group.leadsTo
    },
  })
  const english = (...of: string[]) => of.map((text) => ({ column: 'en' as const, text }))
  const lines = Array.from({ length: 1000 }, (_, at) => [
    counted({ terms: english('ring', `w${at}x`), leadsTo: [] }),
    counted({ terms: english('gift', `w${at}x`), leadsTo: ['ring', `v${at}x`] }),
  ]).flat()
  const synonyms = new Synonyms(lines)
  for (const word of ['ring', 'gift']) {
    read = 0
    synonyms.find([word])
    expect(read, word).toBeLessThan(10 * lines.length)
  }
})

/** Everything that lines say of the words, each line on its own and nothing remembered. */
function meaningsIn(all: SynonymGroup[], column: SynonymColumn, words: readonly string[]) {
  const under = (column: SynonymColumn, words: readonly string[]) => {
    const key = (words: readonly string[]) => words.map((word) => rootOf(column, word)).join(' ')
    return all.flatMap((group) =>
      group.terms
        .filter((term) => term.column === column && key(askedWords(term.text)) === key(words))
        .map(() => group),
    )
  }
  const isEnglish = (text: string) => {
    const [word = '', more] = askedWords(text)
    const english = all
      .flatMap(({ terms }) => terms)
      .filter((term) => term.column === 'en')
      .flatMap((term) => askedWords(term.text))
    return !more && english.some((one) => rootOf('en', one) === rootOf('en', word))
  }
  const said: { text: string; weight: number; column: SynonymColumn }[] = []
  const say = (text: string, weight: number, column: SynonymColumn = 'en') =>
    said.push({ text, weight: column !== 'en' && isEnglish(text) ? 0.25 : weight, column })
  const sayLedTo = ({ leadsTo }: SynonymGroup) => {
    for (const [place, text] of leadsTo.entries()) {
      const weight = Math.max(0.65, 0.8 - 0.03 * place)
      say(text, weight)
      for (const other of under('en', askedWords(text)))
        if (other.leadsTo.length === 0)
          for (const term of other.terms)
            if (term.text !== text) say(term.text, weight * 0.8, term.column)
    }
  }
  const entries = under(column, words)
  for (const group of entries) {
    if (group.leadsTo.length > 0) sayLedTo(group)
    else
      for (const term of group.terms) {
        const usual = group.terms.find((one) => one.column === term.column)
        say(term.text, usual?.text === term.text ? 0.92 : 0.89, term.column)
      }
  }
  for (const { terms, leadsTo } of entries) {
    if (leadsTo.length > 0) continue
    const english = terms.filter((term) => term.column === 'en')
    for (const { text } of column === 'en' ? english.slice(0, 1) : english)
      for (const group of under('en', askedWords(text))) sayLedTo(group)
  }
  return [...Map.groupBy(said, ({ text }) => text)].map(([text, of]) => ({
    words: askedWords(text),
    weight: Math.max(...of.map(({ weight }) => weight)),
    columns: [...new Set(of.map((one) => one.column))],
  }))
}
