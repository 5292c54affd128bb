import { expect, test } from 'vitest'
import { isLikeNumber, numberRank } from './number-rank'

test('an order whose number is the search ranks before those that begin with it', () => {
  const numbers = ['NL-1', 'NL-21', 'NL-2', 'XNL-2']
  expect(numbers.map((number) => numberRank(number, 'NL-2'))).toEqual([2, 1, 0, 2])
  expect(numbers.map((number) => numberRank(number, ' nl2'))).toEqual([2, 1, 0, 2])
  expect(numberRank('NL-2', ' ')).toBe(2)
})

test('only one word with a digit may be an order’s number', () => {
  expect(['NL-2', 'ex-261123-10001 ', '2'].map(isLikeNumber)).toEqual([true, true, true])
  expect(['ana', 'ana 2', 'a@b2.example', ''].map(isLikeNumber)).toEqual([
    false,
    false,
    false,
    false,
  ])
})
