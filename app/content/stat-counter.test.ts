import { expect, test } from 'vitest'
import { COUNTERS, LANGUAGES } from '../business'
import { countedUp, inThousands } from './stat-counter'

test('spec section 2, About: the figures are shown in thousands', () => {
  const shown = Object.values(COUNTERS).map(({ to }) => inThousands('en', to))
  expect(shown).toEqual(['10.5k', '33k', '45.5k', '25k'])
})

test('each language has its own word for a thousand', () => {
  const shown = LANGUAGES.map((language) => inThousands(language, 10_500))
  expect(shown).toEqual(['10.5k', '10,5\u00a0k', '10,5\u00a0mil', '10,5\u00a0Tsd.'])
})

test('a counter starts at zero, ends at its figure and never goes back', () => {
  const steps = Array.from({ length: 101 }, (_, percent) => countedUp(10_500, percent / 100))
  expect(steps[0]).toBe(0)
  expect(steps.at(-1)).toBe(10_500)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(countedUp(10_500, 7)).toBe(10_500)
})
