import { expect, test } from 'vitest'
import { otherColours } from './variant'

const option = (name: string, ...values: string[]) => ({ name, values })

test.each([
  ['Grey', [option('Size', 'S', 'M'), option('Farbe', 'Grey', 'Blue', 'Red')], 2],
  ['Grey', [option('Colour', 'Grey')], 0],
  ['Grey', [option('Size', 'S', 'M')], 0],
  ['Grey', undefined, 0],
  [null, [option('Size', 'S', 'M')], 0],
])('a product in %s with the options %j has %d other colours', (colour, options, others) => {
  expect(otherColours({ colour, options })).toBe(others)
})
