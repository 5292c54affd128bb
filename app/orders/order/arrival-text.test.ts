import { expect, test } from 'vitest'
import type { Language } from '../../business'
import { readConfig } from '../../config.server'
import { environmentValues } from '../../settings/environment'
import { settingsFrom } from '../../settings/schema'
import { textsOf } from '../../texts/texts.server'
import { readRules } from '../delivery/delivery-rules.server'
import { arrivalDays, arrivalText } from './arrival-text'

const rulesOf = (environment: Record<string, string>, stored = {}) =>
  readRules(settingsFrom({ ...environmentValues(readConfig(environment)), ...stored }))

const written = (language: Language, from: string, to: string) =>
  arrivalDays(textsOf(language).delivery, { from, to }).replaceAll('\u00a0', ' ')

test.each([
  ['en', 'Tue 1 – Thu 3 Dec', 'Mon 30 Nov – Tue 1 Dec', 'Fri 1 Jan'],
  ['fr', 'mar. 1er – jeu. 3 déc.', 'lun. 30 nov. – mar. 1er déc.', 'ven. 1er janv.'],
  ['es', 'mar 1 – jue 3 dic', 'lun 30 nov – mar 1 dic', 'vie 1 ene'],
  ['de', 'Di., 1. – Do., 3. Dez.', 'Mo., 30. Nov. – Di., 1. Dez.', 'Fr., 1. Jan.'],
] as const)('%s: in one month, over its end, one day', (language, inOne, overEnd, one) => {
  expect(written(language, '2026-12-01', '2026-12-03')).toBe(inOne)
  expect(written(language, '2026-11-30', '2026-12-01')).toBe(overEnd)
  expect(written(language, '2027-01-01', '2027-01-01')).toBe(one)
})

test.each(['en', 'fr', 'es', 'de'] as const)(
  '%s has seven weekdays and twelve months',
  (language) => {
    const { weekdays, months } = textsOf(language).delivery
    expect(weekdays.split(' ')).toHaveLength(7)
    expect(months.split(' ')).toHaveLength(12)
  },
)

test('the place is named as far as it is known', () => {
  const rules = rulesOf({})
  const now = Date.parse('2026-11-26T04:00:00Z')
  const text = (place?: { country?: string; postCode?: string }) =>
    arrivalText(textsOf('en').delivery, rules, { phrases: [], place, now })
  expect(text()).toBe('Arrives Mon\u00a030\u00a0Nov\u00a0– Fri\u00a04\u00a0Dec in Bangladesh')
  expect(text({ country: 'BD', postCode: '1207' })).toBe(
    'Arrives Sat\u00a028\u00a0Nov\u00a0– Wed\u00a02\u00a0Dec, post code 1207',
  )
  expect(text({ country: 'DE' })).toBe('Arrives Sat\u00a05\u00a0– Wed\u00a016\u00a0Dec')
  const off = rulesOf({ DELIVERY_TRANSIT_DAYS: 'off' })
  expect(arrivalText(textsOf('en').delivery, off, { phrases: [], now })).toBeUndefined()
})

test('settings are read as they are written', () => {
  const environment = {
    TIME_ZONE: 'Europe/Berlin',
    DELIVERY_CUTOFF_HOUR: '12',
    DELIVERY_HANDLING_DAYS: '3',
    DELIVERY_HANDLING_DAYS_OFF: 'none',
    DELIVERY_TRANSIT_DAYS: 'DE/10:1 *:9-5',
    DELIVERY_TRANSIT_DAYS_OFF: 'sat,sun,sat',
  }
  expect(rulesOf(environment, { 'shipping.cutoffHour': 0, 'shop.country': 'DE' })).toEqual({
    home: 'DE',
    timeZone: 'Europe/Berlin',
    cutOffHour: 0,
    handling: { least: 3, most: 3 },
    handlingDaysOff: [],
    deliveryDaysOff: [6, 0],
    transit: [
      { country: 'DE', postCode: '10', least: 1, most: 1 },
      { country: '*', postCode: '', least: 5, most: 9 },
    ],
  })
})
