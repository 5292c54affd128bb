import { expect, test } from 'vitest'
import { settingsFrom } from '../../settings/schema'
import { dateLocale } from './date-locale.server'
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

const AT = '2026-11-29T11:19:00.000Z'
const shopIn = (country: string, timeZone: string, sentTo: string[]) =>
  settingsFrom({
    'shop.kind': 'own',
    'shop.country': country,
    'shop.timeZone': timeZone,
    'shipping.zones': sentTo.map((code) => ({
      name: code,
      countries: [code],
      rates: [{ cents: 0 }],
    })),
  })

test.each([
  ['NP', 'Asia/Kathmandu', '29 November 2026 at 5:04\u00a0pm'],
  ['IN', 'Asia/Kolkata', '29 November 2026 at 4:49\u00a0pm'],
  ['PK', 'Asia/Karachi', '29 November 2026 at 4:19\u00a0pm'],
  ['BD', 'Asia/Dhaka', '29 November 2026 at 5:19\u00a0pm'],
  ['GB', 'Europe/London', '29 November 2026 at 11:19'],
])('a shop of %s that sends at home writes the day first, and no zone', (country, zone, text) => {
  expect(shopMoment('en', AT, shopIn(country, zone, [country]))).toBe(text)
})

test.each([
  ['NP', 'Asia/Kathmandu', '29 November 2026 at 5:04\u00a0pm Nepal Time'],
  ['IN', 'Asia/Kolkata', '29 November 2026 at 4:49\u00a0pm IST'],
  ['BD', 'Asia/Dhaka', '29 November 2026 at 5:19\u00a0pm Bangladesh Time'],
  ['AT', 'Europe/Vienna', '29 November 2026 at 12:19 CET'],
])('a shop of %s that sends abroad names its zone as people do', (country, zone, text) => {
  expect(shopMoment('en', AT, shopIn(country, zone, [country, 'AE']))).toBe(text)
})

test('a zone is named where the country has several, or the shop keeps another’s', () => {
  const inNewYork = shopMoment('en', AT, shopIn('US', 'America/New_York', ['US']))
  expect(inNewYork).toBe('November 29, 2026 at 6:19\u00a0AM EST')
  expect(shopMoment('en', AT, shopIn('IN', 'UTC', ['IN']))).toMatch(/11:19\u00a0am UTC$/)
  expect(shopMoment('de', AT, shopIn('AT', 'Europe/Vienna', ['AT']))).toMatch(/um 12:19$/)
})

test('the demo writes its dates as its tests say', () => {
  expect(shopMoment('en', AT)).toBe('November 29, 2026 at 5:19\u00a0PM GMT+6')
  expect(dateLocale('en')).toBe('en')
})
