import fc from 'fast-check'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js'
import { expect, test } from 'vitest'
import { COUNTRIES } from './countries'
import { phoneFits } from './phone-numbers'

test.each([
  ['BD', '01712345678'],
  ['BD', '+880 1712-345678'],
  ['BD', '+880 01712 345678'],
  ['BD', '8801712345678'],
  ['BD', '০১৭১২৩৪৫৬৭৮'],
  ['BD', '+৮৮০ ১৭১২ ৩৪৫৬৭৮'],
  ['BD', '٠١٧١٢٣٤٥٦٧٨'],
  ['BD', '０１７１２３４５６７８'],
  ['BD', '＋８８０１７１２３４５６７８'],
  ['BD', '+44 20 7946 0958'],
  ['US', '(212) 555-0123'],
  ['DE', '030/1234567 x12'],
  ['AQ', '672 12345'],
])('%s: %s may be a phone number', (country, phone) => {
  expect(phoneFits(country, phone)).toBe(true)
})

test.each([
  ['BD', '1712345678901234'],
  ['BD', '১৭১২৩৪৫৬৭৮৯০১২৩৪'],
  ['BD', '0171234567890'],
  ['BD', '+8801712345678901'],
  ['BD', '12345'],
  ['FR', '01712345678'],
  ['AQ', '123456789012345678901'],
])('%s: %s is no phone number', (country, phone) => {
  expect(phoneFits(country, phone)).toBe(false)
})

test('the browser refuses no number that the server takes', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 15 })
  const typed = fc
    .tuple(fc.constantFrom('', '0', '00', '+', '+880', '+49', '+1', '0044'), digits)
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), typed, (country, phone) => {
      const number = parsePhoneNumberFromString(phone, country as CountryCode)
      if (number?.isPossible() && number.number.length <= 16)
        expect(phoneFits(country, phone)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})
