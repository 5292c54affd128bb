import { describe, expect, test } from 'vitest'
import { deliveryTo } from './delivery'

describe('spec section 2, Product detail: Enter your postal code for Delivery Availability', () => {
  test.each([
    ['1207', 'bangladesh', '1207'],
    [' 1207 ', 'bangladesh', '1207'],
    ['১২০৭', 'bangladesh', '1207'],
    ['１２０７', 'bangladesh', '1207'],
    ['१२०७', 'bangladesh', '1207'],
    ['١٢٠٧', 'bangladesh', '1207'],
    ['12345', 'worldwide', '12345'],
    ['sw1a 1aa', 'worldwide', 'SW1A 1AA'],
    ['12345-6789', 'worldwide', '12345-6789'],
    ['D02 AF30', 'worldwide', 'D02 AF30'],
    ['100', 'worldwide', '100'],
  ])('%s is delivered to: %s', (typed, area, code) => {
    expect(deliveryTo(typed)).toEqual({ area, code })
  })

  test.each(['12', 'Dhaka', '1207!', '12345678901', '<script>', '--12', '12--34'])(
    '%s is no postal code',
    (typed) => {
      expect(deliveryTo(typed)).toEqual({ area: 'invalid' })
    },
  )

  test('an empty field asks for nothing', () => {
    expect(deliveryTo('  ')).toEqual({ area: 'empty' })
  })
})
