import { expect, test } from 'vitest'
import { shopDates } from './shop-moment.server'

test('a day is the one on the shop’s clocks, which in Dhaka begins while it is evening in UTC', () => {
  const [evening, noon] = ['2026-11-21T18:00:00.000Z', '2026-11-21T12:00:00.000Z']
  expect(shopDates('en', [evening, noon])).toEqual({
    [evening]: 'November 22, 2026',
    [noon]: 'November 21, 2026',
  })
})
