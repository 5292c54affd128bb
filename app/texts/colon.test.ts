import { expect, test } from 'vitest'
import { withColon } from './colon'

test('French has a space before the colon, which does not break; others have none', () => {
  expect(withColon('fr', 'Motif')).toBe('Motif\u00a0:')
  for (const language of ['en', 'de', 'es'] as const)
    expect(withColon(language, 'Motif')).toBe('Motif:')
})
