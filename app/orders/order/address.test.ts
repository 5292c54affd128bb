import { expect, test } from 'vitest'
import { addressLines } from './address'

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
    '1207 Dhaka',
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
    '1207 Dhaka',
    'Dhaka Division',
    'BD',
  ])
})
