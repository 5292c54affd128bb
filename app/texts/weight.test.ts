import { expect, test } from 'vitest'
import { formatWeight, kilogramsOf } from './weight'

const stored = (kilograms: number) => Math.round((kilograms / 0.45359237) * 100) / 100

test.each([0.005, 0.02, 0.05, 0.075, 0.125, 0.25, 0.5, 1, 1.5, 25])(
  '%s kg of a grocery are shown as they were typed',
  (kilograms) => {
    expect(kilogramsOf(stored(kilograms))).toBe(kilograms)
    expect(formatWeight('de', stored(kilograms), 'kg')).toBe(
      `${String(kilograms).replace('.', ',')}\u00a0kg`,
    )
  },
)

test('kilograms of a file are stored as before', () => {
  for (let hundredths = 1; hundredths < 5000; hundredths++)
    expect(stored(kilogramsOf(hundredths / 100))).toBe(hundredths / 100)
})
