import { expect, test } from 'vitest'
import { fill, plural } from './fill'

test('what has no value keeps its place', () => {
  expect(fill('{a} of {b}', { a: 1 })).toBe('1 of {b}')
})

test('a count takes its form; French counts none as one', () => {
  const forms = { one: '{count} x', other: '{count} xs' }
  expect(plural('fr', forms, 0)).toBe('0 x')
  expect(plural('de', forms, 0)).toBe('0 xs')
  expect(plural('es', forms, 1_000_000)).toBe('1.000.000 xs')
})
