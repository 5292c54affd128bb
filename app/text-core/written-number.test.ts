import { expect, test } from 'vitest'
import { writtenNumber } from './written-number'

test.each([
  ['49.90', 49.9],
  ['49,90', 49.9],
  [' 49,9 ', 49.9],
  ['0,250', 0.25],
  ['12,3456', 12.3456],
  ['-3,5', -3.5],
  ['1.234,50', 1234.5],
  ['1,234.50', 1234.5],
  ["1'234'567.5", 1_234_567.5],
  ['1 234,50', 1234.5],
  ['৪৯,৯০', 49.9],
  ['12,34,567.5', 1_234_567.5],
  ['১,২৫,০০০', 125_000],
  ['1.234', 1.234],
  ['7', 7],
])('%s is read as %d', (text, number) => {
  expect(writtenNumber(text)).toBe(number)
})

test.each(['1,234', '1,234,567', '1.234.567', '1,23,45', '49,90 €', '€ 5', 'free', '1,2,3'])(
  '%s is none, or may be two',
  (text) => {
    expect(writtenNumber(text)).toBeNaN()
  },
)
