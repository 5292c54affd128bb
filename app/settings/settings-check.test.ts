import { expect, test } from 'vitest'
import { readConfig } from '../config.server'
import { settingsFrom } from './schema'
import { checkSettings } from './settings-check'

const zone = (name: string, ...countries: string[]) => ({ name, countries, rates: [{ cents: 0 }] })
const standard = (country: string, percent = 20) => ({ country, class: 'standard', percent })
const said = (values: Record<string, unknown>) =>
  checkSettings(settingsFrom(values), readConfig({}))
    .filter(({ state, setting }) => state === 'note' && setting === 'money.taxRates')
    .map(({ said }) => said)

const own = { 'shop.kind': 'own', 'shop.open': true }
const zones = [zone('Near', 'AT', 'DE'), zone('Far', 'CH', '*')]

test('countries that a shop with tax sends to without a rate are named', () => {
  const rates = { 'money.taxRates': [standard('AT'), { ...standard('DE'), region: 'Bayern' }] }
  expect(said({ ...own, ...rates, 'shipping.zones': zones })).toEqual([
    'orders to CH, all other countries pay no tax, as no rate names them',
  ])
})

test('nothing is said where a rate of 0 or of everywhere names them, nor of a shop without tax', () => {
  const named = [standard('AT'), standard('DE'), standard('CH', 0)]
  const near = [zone('Near', 'AT', 'DE', 'CH')]
  expect(said({ ...own, 'money.taxRates': named, 'shipping.zones': near })).toEqual([])
  const all = [standard('AT'), standard('*')]
  expect(said({ ...own, 'money.taxRates': all, 'shipping.zones': zones })).toEqual([])
  expect(said({ ...own, 'money.taxRates': [], 'shipping.zones': zones })).toEqual([])
})

test('a shop of a country with one time is told that its days are those of UTC', () => {
  const areUtc = (values: object) =>
    checkSettings(settingsFrom({ ...own, ...values }), readConfig({})).flatMap(
      ({ setting, todo }) => (setting === 'shop.timeZone' ? todo : []),
    )
  const india = { 'shop.country': 'IN' }
  expect(areUtc(india)).toEqual([expect.stringContaining('shop.timeZone Asia/Kolkata')])
  expect(areUtc({ ...india, 'shop.timeZone': 'Asia/Kolkata' })).toEqual([])
  expect(areUtc({ 'shop.country': 'US' })).toEqual([])
  expect(areUtc({ 'shop.country': 'IS' })).toEqual([])
})
