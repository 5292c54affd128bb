import { expect, test } from 'vitest'
import { readGroups } from './read-groups'
import { shippedGroups } from './shipped-synonyms.server'
import { Synonyms } from './synonym-groups'
import { askedWords } from './word-forms'

const of = (text: string) => new Synonyms(readGroups(text))
const meanings = (synonyms: Synonyms, words: string[]) =>
  synonyms.find(words).flatMap((found) => found.meanings.map((one) => one.words.join(' ')))

test('terms of a two-way line find one another, those of a one-way line only what follows', () => {
  const synonyms = of('sofa, couch ; canapé\ntrainers > sneakers, shoes')
  expect(meanings(synonyms, ['couch'])).toEqual(expect.arrayContaining(['sofa', 'canape']))
  expect(meanings(synonyms, ['canape'])).toContain('sofa')
  expect(meanings(synonyms, ['trainers'])).toEqual(['sneakers', 'shoes'])
  expect(meanings(synonyms, ['sneakers'])).toEqual([])
})

test('the usual term of a language comes before its others, what a term leads to in its order', () => {
  const weights = (text: string, word: string) =>
    of(text)
      .find([word])[0]
      ?.meanings.map(({ weight }) => weight) ?? []
  const [first = 0, second = 0] = weights('handbag, purse ; sac', 'sac')
  expect(first).toBeGreaterThan(second)
  const led = weights('gift > flower, scarf, mug', 'gift')
  expect(led).toEqual(led.toSorted((a, b) => b - a))
})

test('a word of two languages is known by the language of each', () => {
  const [english] = of('top ; haut\nskin ; peau ; piel ; Haut').find(['top'])
  expect(english?.meanings.find(({ words }) => words[0] === 'haut')?.columns).toEqual(['fr'])
})

test('a need is found within a sentence, the longest first, in any order', () => {
  const synonyms = of('cut, cut finger > plaster\nheadache ; mal de tête > painkiller')
  expect(synonyms.needIn(['finger', 'badly', 'cut'])).toEqual(['cut', 'finger'])
  expect(synonyms.needIn(askedWords('j’ai mal à la tête'))).toEqual(['mal', 'tete'])
  expect(synonyms.needIn(['finger'])).toBeUndefined()
})

test('circles of groups end after a step', () => {
  const synonyms = of('a1 aa, b1 bb\nb1 bb, c1 cc\nc1 cc, a1 aa\nloop > loop, other')
  expect(meanings(synonyms, ['a1', 'aa']).sort()).toEqual(['a1 aa', 'b1 bb', 'c1 cc'])
  expect(meanings(synonyms, ['loop'])).toContain('other')
})

test('every line of the shipped lists is read, in five languages and both alphabets of Bengali', () => {
  const columns = Map.groupBy(
    shippedGroups.flatMap(({ terms }) => terms),
    ({ column }) => column,
  )
  for (const column of ['en', 'fr', 'es', 'de', 'bn'] as const)
    expect(columns.get(column)?.length ?? 0, column).toBeGreaterThan(200)
  expect(columns.get('bn')?.some(({ text }) => /\p{Script=Bengali}/u.test(text))).toBe(true)
  expect(columns.get('bn')?.some(({ text }) => /^[a-z ]+$/.test(text))).toBe(true)
  const texts = shippedGroups.flatMap(({ terms, leadsTo }) => [
    ...terms.map(({ text }) => text),
    ...leadsTo,
  ])
  expect(texts.filter((text) => askedWords(text).length === 0)).toEqual([])
})
