import { expect, test } from 'vitest'
import { addressLines, personName } from './address'

const billing = {
  firstName: 'Ana',
  lastName: 'Ahmed',
  country: 'BD',
  street: '12 Lake Road',
  city: 'Dhaka',
  postCode: '1207',
  phone: '+8801712345678',
  email: 'ana@example.com',
}

test('an address reads as on a parcel', () => {
  expect(addressLines(billing, 'Bangladesh')).toEqual([
    'Ana Ahmed',
    '12 Lake Road',
    'Dhaka 1207',
    'Bangladesh',
  ])
})

test('a town without a post code stands alone', () => {
  expect(addressLines({ ...billing, postCode: '' })[2]).toBe('Dhaka')
})

test('optional parts have lines of their own; without a name the country is its code', () => {
  expect(addressLines({ ...billing, company: 'Lamps Ltd', county: 'Dhaka Division' })).toEqual([
    'Ana Ahmed',
    'Lamps Ltd',
    '12 Lake Road',
    'Dhaka 1207',
    'Dhaka Division',
    'BD',
  ])
})

test.each([
  ['AT', ['1010 Vienna', 'X']],
  ['IN', ['Vienna 1010', 'X']],
  ['GB', ['Vienna', 'X', '1010']],
  ['AU', ['Vienna X 1010']],
  ['US', ['Vienna, X 1010']],
])(
  'an address in %s has its town, region and code where its post expects them',
  (country, town) => {
    const there = { ...billing, country, city: 'Vienna', postCode: '1010', county: 'X' }
    expect(addressLines(there).slice(2, -1)).toEqual(town)
  },
)

test('a country without a code is of no other', () => {
  expect(addressLines({ ...billing, country: '' })[2]).toBe('1207 Dhaka')
})

test.each([
  ['太郎', '山田', '山田 太郎'],
  ['はなこ', 'すずき', 'すずき はなこ'],
  ['민준', '김', '김 민준'],
  ['Taro', 'Yamada', 'Taro Yamada'],
  ['Ana', '', 'Ana'],
  ['কুমারী', 'সেন', 'কুমারী সেন'],
])('of %s %s the whole name is %s', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name)
})

test('an address in the letters of East Asia goes from the prefecture to the house', () => {
  const there = { postCode: '100-0005', county: '東京都', city: '千代田区', street: '丸の内1-1-1' }
  const tokyo = { ...billing, ...there, country: 'JP', firstName: '太郎', lastName: '山田' }
  expect(addressLines(tokyo, 'Japan')).toEqual([
    ...['山田 太郎', '100-0005 東京都 千代田区', '丸の内1-1-1', 'Japan'],
  ])
  const latin = { ...tokyo, street: '1-1-1 Marunouchi' }
  expect(addressLines(latin).slice(1, 3)).toEqual(['1-1-1 Marunouchi', '100-0005 千代田区'])
})
