import { describe, expect, test } from 'vitest'
import { percentOff } from './percent-off'
import { badgePercent, crossedOutPrice } from './pricing'

const CATALOGUE = 'Lowest: '
const at = (price: number, discountPercentage = 0) => ({ price, discountPercentage })

describe('the crossed-out price is fixed at $160 (spec section 9)', () => {
  test.each([
    [999, 16_000],
    [15_999, 16_000],
    [16_000, undefined],
    [199_900, undefined],
  ])('a price of %i cents crosses out %s', (price, before) => {
    expect(crossedOutPrice(at(price, 10), undefined)).toBe(before)
  })

  test.each([
    [900, 10, 1000],
    [999, 0, undefined],
    [999, 100, 99_900],
    [999, -5, undefined],
  ])('from the catalogue: %i cents after %i%% was %s', (price, discount, before) => {
    expect(crossedOutPrice(at(price, discount), CATALOGUE)).toBe(before)
  })
})

describe('best-seller, category and related badges are fixed at -40% (spec section 9)', () => {
  test('the fixed badge ignores the discount', () => {
    expect(badgePercent(at(999, 12.5), undefined, true)).toBe(40)
    expect(badgePercent(at(999), undefined, true)).toBe(40)
  })

  test('a listing card carries its own discount, and none without one', () => {
    expect(badgePercent(at(999, 12.5), undefined, false)).toBe(12.5)
    expect(badgePercent(at(999), undefined, false)).toBeUndefined()
  })

  test('the setting "catalogue" replaces the fixed badge', () => {
    expect(badgePercent(at(999, 12.5), CATALOGUE, true)).toBe(12)
    expect(badgePercent(at(999), CATALOGUE, true)).toBeUndefined()
  })
})

test.each([
  [8000, 10_000, 20],
  [6700, 10_000, 33],
  [6649, 10_000, 33],
  [9999, 10_000, undefined],
])(
  '%i cents instead of %i are %s whole percents off, and cross out what they were',
  (price, before, percent) => {
    const reduced = at(price, percentOff(price, before))
    expect(badgePercent(reduced, CATALOGUE, false)).toBe(percent)
    expect(crossedOutPrice(reduced, CATALOGUE)).toBe(before)
  },
)
