import { expect, test } from 'vitest'
import { withCurrentPayments } from './older-payments'
import { BadValue, settingsFrom } from './schema'

const OLDER = { 'payment.ways': [{ way: 'cod', fee: 250 }, { way: 'bank' }] }

test('settings of an older version name cash on delivery as orders do', () => {
  const { ways } = settingsFrom(OLDER).payment
  expect(ways.map(({ way, fee }) => [way, fee])).toEqual([
    ['cash_on_delivery', 250],
    ['bank', 0],
  ])
})

test('a setting of an older version is stored under the names of this one', () => {
  expect(withCurrentPayments({ ...OLDER, 'shop.name': 'Chêne' })).toEqual({
    'payment.ways': [{ way: 'cash_on_delivery', fee: 250 }, { way: 'bank' }],
    'shop.name': 'Chêne',
  })
})

test('what is no list of ways is left for the schema to refuse', () => {
  for (const ways of ['cod', null, [null, 'cod', { way: 7 }]]) {
    const values = { 'payment.ways': ways }
    expect(withCurrentPayments(values)).toEqual(values)
    expect(() => settingsFrom(values)).toThrow(BadValue)
  }
})

test('a way that is named by both its names is named twice', () => {
  const ways = [{ way: 'cod' }, { way: 'cash_on_delivery' }]
  expect(() => settingsFrom({ 'payment.ways': ways })).toThrow('names a way twice')
})
