import { expect, test } from 'vitest'
import { writtenAlike } from './vowel-lengths'
import { askedWords, wordsInText } from './word-forms'

test.each([
  ['শাড়ী', 'শাড়ি'],
  ['জামদানী', 'জামদানি'],
  ['নকশি', 'নকশী'],
  ['কাথা', 'কাঁথা'],
  ['চাঁদর', 'চাদর'],
  ['জুতো', 'জূতো'],
  ['साडी', 'साडि'],
  ['चादी', 'चाँदी'],
])('%s may be meant as %s', (typed, title) => {
  expect(askedWords(typed).flatMap(writtenAlike)).toEqual(
    expect.arrayContaining(wordsInText(title)),
  )
})

test.each(['কলা', 'lamp', 'تھان', 'சேலை'])('%s is written in no other length', (word) => {
  expect(writtenAlike(word).filter((form) => !/[\u0981\u0901]/.test(form))).toEqual([])
})

test('a long word has few forms', () => {
  expect(writtenAlike('কি'.repeat(16)).length).toBeLessThan(1000)
})
