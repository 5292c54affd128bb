import { expect, test } from 'vitest'
import { addressesOf } from './addresses'

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

test('an address that is used twice shows once, beside another one', () => {
  const other = { ...billing, street: '7 Hill Street', company: 'Lamps Ltd' }
  const orders = [
    { billing },
    { billing: { ...billing, street: '12 LAKE road' } },
    { billing: other },
  ]
  expect(addressesOf(orders)).toEqual([billing, other])
})
