import { expect, test } from 'vitest'
import { gstParts } from './gst'

const JAIPUR = 'GSTIN 08AABCJ1234K1Z5'
const SHARES = [
  { percent: 18, base: 100_000, tax: 18_000 },
  { percent: 5, base: 1001, tax: 51 },
]
const to = (county: string, postCode: string, country = 'IN') =>
  gstParts(SHARES, JAIPUR, { country, county, postCode })?.map(
    ({ name, percent, tax }) => `${name} ${percent}% ${tax}`,
  )
const within = ['CGST 9% 9000', 'SGST 9% 9000', 'CGST 2.5% 25', 'SGST 2.5% 26']
const between = ['IGST 18% 18000', 'IGST 5% 51']

test('within the seller’s state half of the tax is the union’s, and half the state’s', () => {
  expect(to('Rajasthan', '302001')).toEqual(within)
  expect(to('', '302001')).toEqual(within)
})

test('between states all of it is integrated', () => {
  expect(to('maharashtra', '400001')).toEqual(between)
  expect(to('Jammu & Kashmir', '190001')).toEqual(between)
  expect(to('', '403001')).toEqual(between) // Goa or Maharashtra, but not Rajasthan
})

test('where the state is not sure, or no GSTIN is named, the tax is not parted', () => {
  const goa = gstParts(SHARES, '30AABCJ1234K1Z5', { country: 'IN', postCode: '403001' })
  expect(goa).toBeUndefined()
  expect(to('Rajasthan', '12345', 'NP')).toBeUndefined()
  expect(to('', '99')).toBeUndefined()
  expect(gstParts(SHARES, 'PAN 301', { country: 'IN', postCode: '302001' })).toBeUndefined()
})

test('a territory without a legislature has a tax of its own name', () => {
  const parts = gstParts(SHARES, '04AABCJ1234K1Z5', { country: 'IN', county: 'CH', postCode: '1' })
  expect(parts?.map(({ name }) => name)).toEqual(['CGST', 'UTGST', 'CGST', 'UTGST'])
})
