import { afterAll, expect, test } from 'vitest'
import type { Language } from '../../business'
import { patternOf, shopCurrency } from '../../texts/currency.server'
import { setCurrency } from '../../texts/figures'
import { readIncoming } from './incoming-product'

const shopOf = (currency: () => string) =>
  setCurrency((language: Language) => patternOf(language, currency()), currency)
afterAll(() => shopOf(shopCurrency))

const ROW = { id: '7', title: 'মাটির হাঁড়ি', category: 'ঘর সাজানো', price: '350', stock: '3' }

function read(changed: object, currency = 'BDT') {
  shopOf(() => currency)
  return readIncoming({ ...ROW, ...changed }, { id: 7, isKnown: false })
}

test.each([
  ['BDT', '1,250', 125_000],
  ['BDT', '১,২৫০', 125_000],
  ['BDT', '৳ 1,250.00', 125_000],
  ['BDT', 'Tk. 350', 35_000],
  ['BDT', '৩৫০ টাকা', 35_000],
  ['BDT', '350/-', 35_000],
  ['BDT', 'Tk 1,25,000/=', 12_500_000],
  ['BDT', 'BDT 350', 35_000],
  ['INR', '₹1,250', 125_000],
  ['INR', 'Rs. 12,500/-', 1_250_000],
  ['LKR', 'රු. 1,250.00', 125_000],
  ['NPR', 'रू १,२५०', 125_000],
  ['PKR', '1,234,567', 123_456_700],
  ['PKR', 'Rs 999', 99_900],
  ['NGN', '₦185,000.00', 18_500_000],
  ['NGN', 'NGN 245,500', 24_550_000],
  ['NGN', 'N310,000', 31_000_000],
  ['KES', 'KSh 1,250/=', 125_000],
  ['GHS', 'GH₵ 1,250', 125_000],
])('a price of %s is read from %s', (currency, price, amount) => {
  expect(read({ price }, currency)).toMatchObject({ product: { price: amount } })
})

test.each([
  ['BDT', '$ 350'],
  ['BDT', 'Rs 350'],
  ['INR', '1.250'],
  ['INR', '1,2,3'],
  ['INR', '₹'],
  ['EUR', '1,250'],
  ['EUR', '১,২৫০'],
  ['EUR', 'Rs 350'],
  ['EUR', 'N350'],
])('a price of %s is not guessed from %s', (currency, price) => {
  expect(read({ price }, currency)).toMatchObject({ reason: expect.stringContaining('price: ') })
})

test('pieces may have a comma between thousands where no comma stands before decimals', () => {
  expect(read({ stock: '১,২০০' })).toMatchObject({ product: { stock: 1200 } })
  expect(read({ stock: '1,200' }, 'EUR')).toHaveProperty('reason')
})

test('a number that may be two is explained in the digits of any script', () => {
  expect(read({ price: '১,২৫০' }, 'EUR')).toEqual({
    reason: 'price: "১,২৫০" is no number that can be read for sure: write 1250 or 1.25',
  })
})

test.each([
  ['BDT', '05/12/2026', '2026-12-05'],
  ['BDT', '৫/১২/২০২৬', '2026-12-05'],
  ['INR', '05-12-26', '2026-12-05'],
  ['EUR', '5.12.2026', '2026-12-05'],
  ['USD', '12/05/2026', '2026-12-05'],
  ['BDT', '12/25/2026', '2026-12-25'],
  ['USD', '25/12/2026', '2026-12-25'],
  ['BDT', '২০২৬-১২-০৫', '2026-12-05'],
])('in a shop of %s the day %s is %s', (currency, createdAt, day) => {
  expect(read({ createdAt }, currency)).toMatchObject({ product: { createdAt: Date.parse(day) } })
})

test('a day whose year stands first is the same on machines of every zone', () => {
  for (const createdAt of ['2026/12/5', '2026.12.05'])
    expect(read({ createdAt })).toMatchObject({ product: { createdAt: Date.parse('2026-12-05') } })
})
