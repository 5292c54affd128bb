import { expect, test } from 'vitest'
import { checkTimes } from './coupon-options'

test('--from is before --until', () => {
  expect(() => checkTimes(2, 2)).toThrow('--from must be before --until')
  expect(() => checkTimes(1, 2)).not.toThrow()
  expect(() => checkTimes(null, undefined)).not.toThrow()
})
