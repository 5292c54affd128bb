import { describe, expect, test } from 'vitest'
import { isInBucket } from './price-ranges'

describe('the price filter is strict (spec section 5)', () => {
  test.each([
    ['0-9.99', 0, false],
    ['0-9.99', 1, true],
    ['0-9.99', 999, true],
    ['0-9.99', 1000, false],
    ['10-19.99', 1000, false],
    ['10-19.99', 1001, true],
    ['10-19.99', 1999, true],
    ['10-19.99', 2000, false],
  ] as const)('%s holds %i cents: %s', (bucket, cents, inside) => {
    expect(isInBucket(bucket, cents)).toBe(inside)
  })
})
