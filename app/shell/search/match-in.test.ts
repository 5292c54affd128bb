import { expect, test } from 'vitest'
import { matchIn } from './match-in'

test('a title is split around the typed text, ignoring case', () => {
  expect(matchIn('Velvet Lash Mascara', 'lash')).toEqual(['Velvet ', 'Lash', ' Mascara'])
  expect(matchIn('Velvet Lash', 'x')).toEqual(['Velvet Lash', '', ''])
  expect(matchIn('100% Cotton', '0%')).toEqual(['10', '0%', ' Cotton'])
})
