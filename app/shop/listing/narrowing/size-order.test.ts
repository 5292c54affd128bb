import { expect, test } from 'vitest'
import { inSizeOrder } from './size-order'

test.each([
  [['XL', 'S', 'XXL', 'M', 'XS', 'L', '3XL', 'xxs']],
  [['S/M', 'L/XL']],
  [['5', '36', '37.5', '38', '39-42', '43-46']],
  [['50 ml', '100 ml', '1000 ml']],
  [['S', 'M', '36', '38', '30 cm', '120 cm', 'Adult', 'One size']],
])('%j is the order of sizes, whatever order they come in', (sizes) => {
  const wanted = sizes.map((name) => name)
  const order = (names: string[]) =>
    inSizeOrder(names.map((name) => ({ name }))).map(({ name }) => name)
  const sorted = order(wanted)
  expect(order(wanted.toReversed())).toEqual(sorted)
  if (!wanted.includes('XL') || wanted.length < 8) expect(sorted).toEqual(wanted)
  else expect(sorted).toEqual(['xxs', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'])
})
