import { expect, test } from 'vitest'
import { formatDay } from './day.server'

test('a calendar day is formatted in the words of the language', () => {
  expect(formatDay('en', '2026-11-21T23:59:00Z')).toBe('November 21, 2026')
  expect(formatDay('fr', '2026-11-21T23:59:00Z')).toBe('21 novembre 2026')
  expect(formatDay('fr', '2026-12-01')).toBe('1er décembre 2026')
  expect(formatDay('fr', '2026-12-11')).toBe('11 décembre 2026')
  expect(formatDay('es', '2026-12-01')).toBe('1 de diciembre de 2026')
  expect(formatDay('de', 'some day')).toBe('')
})
