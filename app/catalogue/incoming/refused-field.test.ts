import { expect, test } from 'vitest'
import { readIncoming } from './incoming-product'

const ROW = { id: '7', title: 'Lamp', category: 'Home', price: '49.90', stock: '3' }
const read = (changed: object) => readIncoming({ ...ROW, ...changed }, { id: 7, isKnown: false })

test('a price with a decimal comma is read', () => {
  expect(read({ price: '49,90' })).toMatchObject({ product: { price: 4990 } })
  expect(read({ price: '1.234,50' })).toMatchObject({ product: { price: 123_450 } })
  const variants = [{ values: ['S'], price: '20,50', stock: 1 }]
  const options = [{ name: 'Size', values: ['S'] }]
  const { price: _, stock: __, ...row } = ROW
  expect(readIncoming({ ...row, options, variants }, { id: 7, isKnown: false })).toMatchObject({
    product: { variety: { variants: [{ price: 2050 }] } },
  })
})

test.each([
  [{ price: '1,234' }, 'price: "1,234" is no number that can be read for sure: write 1234 or 1.23'],
  [{ price: '1.049' }, 'price: "1.049" is no number that can be read for sure: write 1049 or 1.05'],
  [
    { weight: '1,234' },
    'weight: "1,234" is no number that can be read for sure: write 1234 or 1.234',
  ],
  [
    { price: '49.90 €' },
    'price: "49.90 €" is no number: write it with digits alone, such as 49.90',
  ],
  [
    { price: '$ 1.250' },
    'price: "$ 1.250" is no number that can be read for sure: write 1250 or 1.25',
  ],
  [{ stock: '1.000' }, 'stock: "1.000" is no number that can be read for sure: write 1000 or 1'],
  [{ price: '' }, 'price: is missing'],
  [{ stock: 'many' }, 'stock: "many" is no number: write it with digits alone, such as 49.90'],
  [{ stock: '1.5' }, 'stock: "1.5" is no whole number'],
  [{ stock: '-2' }, 'stock: "-2" is below 0'],
  [{ rating: '6' }, 'rating: "6" is above 5'],
  [{ title: '' }, 'title: is missing'],
  [{ title: 'x'.repeat(301) }, 'title: has more than 300 letters'],
  [{ title: 5 }, 'title: 5 is no text'],
  [{ gtin: '12' }, 'gtin: a GTIN has 8, 12, 13 or 14 digits'],
  [
    { title: undefined },
    'title: is missing; product 7 is new, and a new one needs title, category, price',
  ],
])('%o is refused in plain words', (changed, reason) => {
  expect(read(changed)).toEqual({ reason })
})

test('a price that no country writes otherwise is read, as a number is in JSON', () => {
  expect(read({ price: '0.999' })).toMatchObject({ product: { price: 100 } })
  expect(read({ price: '1.0490' })).toMatchObject({ product: { price: 105 } })
  expect(read({ price: 1.049 })).toMatchObject({ product: { price: 105 } })
  const options = [{ name: 'Size', values: ['S'] }]
  const variants = [{ values: ['S'], price: '1.049', stock: 1 }]
  expect(read({ options, variants })).toEqual({ reason: expect.stringContaining('1049 or 1.05') })
})
