import { expect, test } from 'vitest'
import { shopDate, shopMoment } from './shop-moment.server'

test('a day is the one on the shop’s clocks, which in Dhaka begins while it is evening in UTC', () => {
  const days = ['2026-11-21T18:00:00.000Z', '2026-11-21T12:00:00.000Z']
  expect(days.map((at) => shopDate('en', Date.parse(at)))).toEqual([
    'November 22, 2026',
    'November 21, 2026',
  ])
})

test('French counts the first day of a month', () => {
  expect(shopMoment('fr', '2026-12-01T12:00:00.000Z')).toMatch(/^1er décembre 2026 à 18:00/)
  expect(shopMoment('fr', '2026-12-21T12:00:00.000Z')).toMatch(/^21 décembre 2026 à/)
})
