import { expect, test } from 'vitest'
import { looksOf } from './look'

const options = (...names: string[]) => names.map((name) => ({ name }))
const written = (looks: ReturnType<typeof looksOf>) =>
  looks.map(({ colour, size }) => `${colour}/${size}`)

test.each([
  [null, null, [], []],
  ['Red', null, [], ['Red/']],
  ['Red', ['Size'], [['M'], ['S']], ['Red/M', 'Red/S']],
  [null, ['Grösse', 'Farbe'], [['M', 'Rot']], ['Rot/M']],
  [null, ['Talla'], [['M']], ['/M']],
  [
    'Red',
    ['Colour', 'Size'],
    [
      ['Blue', 'S'],
      ['Blue', 'M'],
      ['Navy', 'S'],
    ],
    ['Blue/M', 'Blue/S', 'Navy/S'],
  ],
  [
    null,
    ['Color', 'Cut'],
    [
      ['Blue', 'Slim'],
      ['Blue', 'Wide'],
    ],
    ['Blue/'],
  ],
  [null, ['Storage'], [['1 TB']], []],
  ['Red', ['Size'], [], []],
] as const)('of %s with %j and %j it comes as %j', (own, names, chosen, looks) => {
  expect(written(looksOf(own, names && options(...names), chosen))).toEqual(looks)
})
