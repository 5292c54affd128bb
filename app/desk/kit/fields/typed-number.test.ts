import { expect, test } from 'vitest'
import { typedNumber } from './typed-number'

test('a price is read with its decimals after a point or a comma', () => {
  const read = (text: string) => typedNumber(text, 2)
  for (const text of ['49.90', '49,90']) expect(read(text)).toBe('49.90')
  for (const text of ['1.234,50', '1,234.50', '1 234,50', '1’234.50', '1\u202f234,50'])
    expect(read(text), text).toBe('1234.50')
  for (const text of ['1.234.567', '1,234,567', "1'234'567"]) expect(read(text)).toBe('1234567')
  for (const text of ['12,34,567.50', '१२,३४,५६७.५०', '১২৩৪৫৬৭,৫০'])
    expect(read(text), text).toBe('1234567.50')
  for (const text of ['1.234', '1,234', '1234']) expect(read(text), text).toBe('1234')
  expect(['4,9', '€4,90', '12.', '', 'x', '0,5'].map(read)).toEqual([
    ...['4.9', '€4.90', '12.', '', 'x', '0.5'],
  ])
})

test('of a weight in kilograms three digits after a comma are decimals', () => {
  expect(typedNumber('1,234', 3)).toBe('1.234')
  expect(typedNumber('1.234,5', 3)).toBe('1234.5')
})

test('pieces are grouped by a point or a comma', () => {
  for (const text of ['1.500', '1,500']) expect(typedNumber(text, 0)).toBe('1500')
})
