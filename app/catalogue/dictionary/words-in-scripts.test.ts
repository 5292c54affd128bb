import { expect, test } from 'vitest'
import { DIFFERENT_NAMES, SAME_NAMES } from '../../../tests/support/catalogue/golden-table'
import { askedWords, errorsForgiven, stemOf, wordsInText } from './word-forms'

test('the golden table has 60 pairs', () => {
  expect(SAME_NAMES.length + DIFFERENT_NAMES.length).toBeGreaterThanOrEqual(60)
})

test.each(SAME_NAMES)('%s: a search for one finds the other', (_, one, other) => {
  expect(askedWords(one)).toEqual(wordsInText(other))
  expect(askedWords(other)).toEqual(wordsInText(one))
  expect(askedWords(one)).not.toEqual([])
})

test.each(DIFFERENT_NAMES)('%s: a search for one does not find the other', (_, one, other) => {
  const stems = (text: string) => wordsInText(text).map(stemOf)
  expect(stems(one)).not.toEqual(stems(other))
})

test.each([
  ['Fußball', 'fussball'],
  ['œuf', 'oeuf'],
  ['T-Shirt', 'tshirt'],
])('%s is found by %s', (title, asked) => {
  expect(wordsInText(title)).toEqual(expect.arrayContaining(askedWords(asked)))
})

test('words of scripts without blanks are told apart', () => {
  expect(wordsInText('กระเป๋าหนัง')).toEqual(expect.arrayContaining(['กระเป๋า', 'หนัง']))
})

test('vowel signs are no letters in which an error is forgiven', () => {
  expect(errorsForgiven('কলা')).toBe(0)
  expect(errorsForgiven('কোল')).toBe(0)
})

test.each([
  ['glasses', 'glass'],
  ['shorts', 'short'],
  ['clothes', 'cloth'],
])('%s is another thing than %s', (plural, singular) => {
  expect(stemOf(plural)).not.toBe(stemOf(singular))
})
