import { expect, test } from 'vitest'
import { plainCity, plainCode } from './plain-place'

test.each([
  [' sw1a 1aa', 'SW1A1AA'],
  ['1000-001', '1000001'],
  ['১২০৫', '1205'],
  ['١٢٣٤٥', '12345'],
  ['１０２０', '1020'],
  ['\0%_\ud800', ''],
])('the post code %j is compared as %j', (written, plain) => {
  expect(plainCode(written)).toBe(plain)
})

test.each([
  ['St. Pölten', 'st-polten'],
  ['SANKT PÖLTEN', 'sankt-polten'],
  ['L’Isle-Adam', 'lisle-adam'],
  ['Großgmain', 'grossgmain'],
  ['Ｗｉｅｎ', 'wien'],
  ['ঢাকা', 'ঢাকা'.normalize('NFC')],
  ["%_'\0\ud800", ''],
])('the city %j is compared as %j', (written, plain) => {
  expect(plainCity(written)).toBe(plain)
})

test('what a beginning is folded to begins what the whole is folded to', () => {
  for (const city of ['St. Pölten', 'Saint-Étienne', 'ঢাকা সদর', 'A Coruña'])
    for (let end = 1; end <= city.length; end++)
      expect(plainCity(city).startsWith(plainCity(city.slice(0, end))), city.slice(0, end)).toBe(
        true,
      )
})
