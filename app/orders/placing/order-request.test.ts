import { describe, expect, test } from 'vitest'
import { COUNTRIES, isCountry } from '../order/countries'
import { postCodeFits } from '../order/post-codes'
import { parseOrder, parseQuote, requestHash } from './order-request.server'

const BILLING = {
  firstName: ' Ana ',
  lastName: 'Rahman',
  country: 'BD',
  street: '1 Road',
  city: 'Dhaka',
  postCode: '1205',
  phone: '01700-000000',
  email: 'ana@example.com',
}
const BODY = {
  items: [{ productId: 1, quantity: 2 }],
  payment: 'bank',
  billing: BILLING,
}

const billing = (more: object) => ({ ...BODY, billing: { ...BILLING, ...more } })
const read = (body: unknown) => {
  const parsed = parseOrder(body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  return parsed.value
}
const errors = (body: unknown) => {
  const parsed = parseOrder(body)
  return parsed.ok ? {} : parsed.errors
}

test('blanks around values are cut, optional fields may be empty, claims are dropped', () => {
  const value = read({ ...billing({ company: '  ', county: null }), total: 1 })
  expect(value.billing.firstName).toBe('Ana')
  expect(value.billing.company).toBeUndefined()
  expect(value).not.toHaveProperty('total')
})

test('a coupon is read without the marks around it, and a long text is as unknown as its beginning', () => {
  const code = (coupon: string) =>
    [parseQuote({ ...BODY, coupon }), parseOrder({ ...BODY, coupon })].map(
      (parsed) => parsed.ok && parsed.value.coupon,
    )
  for (const pasted of ['APP3', ' APP3\u200b', '\u2068APP3\u2069', 'AP\tP3', '\ufeffＡＰＰ３'])
    expect(code(pasted), JSON.stringify(pasted)).toEqual(['APP3', 'APP3'])
  expect(code('x'.repeat(64))).toEqual(['x'.repeat(60), 'x'.repeat(60)])
  expect(code(`${'😀'.repeat(30)}x`)).toEqual(['😀'.repeat(30), '😀'.repeat(30)])
  expect(code('\u200b')).toEqual([undefined, undefined])
})

test('the same product twice is one line', () => {
  const items = [3, 1, 3].map((productId) => ({ productId, quantity: 2 }))
  expect(read({ ...BODY, items }).items).toEqual([
    { productId: 3, quantity: 4 },
    { productId: 1, quantity: 2 },
  ])
})

describe('phone', () => {
  const phones: [string, string, string][] = [
    ['BD', '01700-000000', '+8801700000000'],
    ['DE', '030 123456', '+4930123456'],
    ['FR', '06 12 34 56 78', '+33612345678'],
    ['US', '(212) 555-0123', '+12125550123'],
    ['BD', '+44 20 7946 0958', '+442079460958'],
    ['AQ', '12345', '12345'],
    ['BD', '০১৭১২-৩৪৫৬৭৮', '+8801712345678'],
    ['BD', '+٨٨٠ ١٧١٢ ٣٤٥٦٧٨', '+8801712345678'],
  ]
  test.each(phones)('phone %s %s is stored as %s', (country, phone, stored) => {
    const postCode = { BD: '1205', DE: '10115', FR: '75001', US: '10001', AQ: 'BIQQ 1ZZ' }[country]
    expect(read(billing({ country, phone, postCode })).billing.phone).toBe(stored)
  })
  test('full-width marks are read too', () => {
    const phone = '＋８８０（１７１２）３４５６７８'
    expect(read(billing({ country: 'BD', phone })).billing.phone).toBe('+8801712345678')
  })
  test('the digits of a post code are stored as carriers read them', () => {
    expect(read(billing({ country: 'BD', postCode: '১২০৫' })).billing.postCode).toBe('1205')
    expect(read(billing({ country: 'DE', postCode: '１０１１５' })).billing.postCode).toBe('10115')
    expect(errors(billing({ country: 'BD', postCode: '১২০' }))).toHaveProperty(['billing.postCode'])
  })
  test.each([
    ...['none', '1234', '12345', '0170;0000', '1712345678901234', '১৭১২৩৪৫৬৭৮৯০১২৩৪'],
    '+8801712345678901',
  ])('%s is no phone number', (phone) => {
    expect(errors(billing({ phone }))).toHaveProperty(['billing.phone'])
  })
})

describe('post code', () => {
  const fit = ['BD 1205', 'US 10001', 'US 10001-1234', 'GB SW1A 1AA', 'GB m1 1ae', 'DE 10115']
  const fitToo = ['CA K1A 0B1', 'NL 1012 AB', 'PL 00-001', 'PT 1000-001', 'IE D02 AF30', 'KE x']
  test.each([...fit, ...fitToo])('post code %s fits', (text) => {
    expect(postCodeFits(text.slice(0, 2), text.slice(3))).toBe(true)
  })
  const written = [
    'DE D-10115',
    'DE DE – 10115',
    'JP 〒100–0001',
    'JP １００ー０００１',
    'PT 1000−001',
    'BR 01.310-100',
  ]
  test.each([...written, 'BD 12\u200b07', 'BD \u202a1207\u202c'])('%j fits too', (text) => {
    expect(postCodeFits(text.slice(0, 2), text.slice(3))).toBe(true)
  })
  test('dashes and unseen marks of a copied number are not stored', () => {
    const copied = { postCode: '\u202a1000–001\u202c', phone: '\u202a+351 21‑234 5678\u202c x1' }
    expect(read(billing({ country: 'PT', ...copied })).billing).toMatchObject({
      postCode: '1000-001',
      phone: '+351 21-234 5678 x1',
    })
  })
  test.each([
    'BD 120',
    'BD 12055',
    'BD AT-1010',
    'US 1234',
    'GB 12345',
    'DE 1011',
    'CA K1A 0O1',
    'ES 53001',
  ])('%s does not', (text) => {
    expect(postCodeFits(text.slice(0, 2), text.slice(3))).toBe(false)
  })
  test.each(['(', '[', '\\', ''])('a country %j breaks no reading of its post code', (country) => {
    expect(() => postCodeFits(country, '1205')).not.toThrow()
    expect(Object.keys(errors(billing({ country })))).toContain('billing.country')
  })
  test('an unfit post code is reported at its field', () => {
    expect(errors(billing({ postCode: '12' }))).toEqual({ 'billing.postCode': 'postCode' })
  })
})

test('where a country has no post codes none is asked for, and one that is given is kept', () => {
  const hongKong = { country: 'HK', phone: '+85223456789' }
  for (const postCode of ['', ' ', undefined])
    expect(read(billing({ ...hongKong, postCode })).billing.postCode).toBe('')
  expect(read(billing({ ...hongKong, postCode: '999077' })).billing.postCode).toBe('999077')
  for (const postCode of ['', ' ', undefined, null])
    expect(errors(billing({ postCode, city: '' }))).toEqual({
      'billing.postCode': 'missing',
      'billing.city': 'missing',
    })
})

test('249 countries are listed once each, Bangladesh first', () => {
  expect(new Set(COUNTRIES).size).toBe(249)
  expect(COUNTRIES[0]).toBe('BD')
  expect(['XX', 'bd', 'EU', ''].filter(isCountry)).toEqual([])
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  expect(COUNTRIES.filter((code) => !names.of(code))).toEqual([])
})

test('every mistake is reported at once, each at its field', () => {
  expect(errors({})).toEqual({ items: 'items', payment: 'payment', billing: 'invalid' })
  expect(
    errors({
      items: [{ productId: 1, quantity: '2' }],
      payment: 'card',
      billing: { ...BILLING, firstName: '', city: 'a\u0007', email: 'tom@example', country: 'XX' },
    }),
  ).toEqual({
    'items.0.quantity': 'quantity',
    payment: 'payment',
    'billing.firstName': 'missing',
    'billing.city': 'characters',
    'billing.email': 'email',
    'billing.country': 'country',
  })
})

test('too many pieces of a product are reported as such', () => {
  expect(errors({ ...BODY, items: [{ productId: 1, quantity: 1_000_000 }] })).toEqual({
    'items.0.quantity': 'pieces',
  })
})

test('notes keep their lines, names may not have any', () => {
  expect(read({ ...BODY, notes: 'ring\ntwice' }).notes).toBe('ring\ntwice')
  expect(errors(billing({ city: 'a\nb' }))).toEqual({ 'billing.city': 'characters' })
})

test('an expected total that cannot be read is refused, and null is none', () => {
  expect(read({ ...BODY, expectedTotal: 500 }).expectedTotal).toBe(500)
  expect(read({ ...BODY, expectedTotal: null }).expectedTotal).toBeUndefined()
  expect(requestHash(read({ ...BODY, expectedTotal: null }))).toBe(requestHash(read(BODY)))
  for (const expectedTotal of ['500', 5.5, 1e20, {}])
    expect(errors({ ...BODY, expectedTotal })).toEqual({ expectedTotal: 'invalid' })
})

test('an empty cart has a quote but no order', () => {
  expect(parseQuote({ items: [] }).ok).toBe(true)
  expect(errors({ ...BODY, items: [] })).toEqual({ items: 'items' })
})

test('equal requests have equal hashes, and others have others', () => {
  expect(requestHash(read(BODY))).toBe(requestHash(read({ ...BODY, price: 1 })))
  expect(requestHash(read(BODY))).not.toBe(
    requestHash(read({ ...BODY, payment: 'cash_on_delivery' })),
  )
})
