import { expect, test } from 'vitest'
import { fill, plural } from './fill'

test('a placeholder without a value stays', () => {
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

test('a count takes its plural form; French counts zero as one', () => {
  const forms = { one: '{count} x', other: '{count} xs' }
  expect(plural('fr', forms, 0)).toBe('0 x')
  expect(plural('de', forms, 0)).toBe('0 xs')
  expect(plural('es', forms, 1_000_000)).toBe('1.000.000 xs')
})
