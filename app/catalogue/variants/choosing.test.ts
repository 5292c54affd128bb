import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Variant } from '../product/variant'
import {
  type Choosable,
  chosenVariant,
  type Picks,
  pick,
  picturesOf,
  readPicks,
  settled,
  valueState,
} from './choosing'

const NONE: Picks = [undefined, undefined]

/** Makes a product; 'Red M: 3' is a variant with three pieces. */
const shirt = (...lines: string[]): Choosable => {
  const variants = lines.map((line, at): Variant => {
    const [values = '', stock] = line.split(': ')
    return { id: 10 + at, values: values.split(' '), price: 1000 + at, stock: Number(stock) }
  })
  const valuesOf = (at: number) => [...new Set(variants.map(({ values }) => values[at] ?? ''))]
  return {
    options: [
      { name: 'Colour', values: valuesOf(0) },
      { name: 'Size', values: valuesOf(1) },
    ],
    variants,
  }
}
const red = shirt('Red S: 2', 'Red M: 0', 'Blue M: 1', 'Blue L: 4')

describe('the values that can be chosen', () => {
  test('before any choice, all values of any variant can be chosen', () => {
    expect(valueState(red, NONE, 0, 'Red')).toBe('available')
    expect(valueState(red, NONE, 1, 'M')).toBe('available')
    expect(valueState(red, NONE, 1, 'XL')).toBe('unavailable')
  })

  test('a value without a variant for the earlier choices is unavailable', () => {
    expect(valueState(red, ['Red', undefined], 1, 'L')).toBe('unavailable')
    expect(valueState(red, ['Blue', undefined], 1, 'L')).toBe('available')
  })

  test('a value that is sold out with the choices can still be chosen', () => {
    expect(valueState(red, ['Red', undefined], 1, 'M')).toBe('soldOut')
    expect(valueState(red, [undefined, 'M'], 0, 'Red')).toBe('soldOut')
    expect(valueState(red, [undefined, 'M'], 0, 'Blue')).toBe('available')
    expect(pick(red, ['Red', undefined], 1, 'M')).toEqual(['Red', 'M'])
  })

  test('a value of the first option is never unavailable, whatever is chosen after it', () => {
    expect(valueState(red, ['Blue', 'L'], 0, 'Red')).toBe('available')
  })
})

describe('choosing a value', () => {
  test('an unavailable value changes nothing', () => {
    const picks: Picks = ['Red', 'S']
    expect(pick(red, picks, 1, 'L')).toBe(picks)
    expect(pick(red, picks, 1, 'nonsense')).toBe(picks)
  })

  test('a new choice clears later ones that do not fit', () => {
    expect(pick(red, ['Blue', 'L'], 0, 'Red')).toEqual(['Red', undefined])
    expect(pick(red, ['Blue', 'M'], 0, 'Red')).toEqual(['Red', 'M'])
  })

  test('nothing is preselected unless only one value is left', () => {
    expect(settled(red, NONE)).toEqual(NONE)
    const green = shirt('Green S: 1', 'Green M: 1')
    expect(settled(green, NONE)).toEqual(['Green', undefined])
    expect(settled(shirt('Red S: 1', 'Blue M: 1'), ['Red', undefined])).toEqual(['Red', 'S'])
    expect(settled(green, NONE)).not.toContain('S')
  })

  test('a sold-out value is not preselected', () => {
    expect(settled(shirt('Red S: 0', 'Red M: 3'), ['Red', undefined])).toEqual(['Red', undefined])
  })

  test('the variant is known only when every option is chosen', () => {
    expect(chosenVariant(red, ['Blue', undefined])).toBeUndefined()
    expect(chosenVariant(red, ['Blue', 'M'])?.id).toBe(12)
    expect(chosenVariant(shirt('Red S: 1', 'Blue M: 1'), [undefined, 'M'])?.id).toBe(11)
  })

  test('every variant is reachable from every choice', () => {
    const value = fc.constantFrom('a', 'b', 'c')
    const variants = fc.uniqueArray(fc.tuple(value, value, value), {
      minLength: 1,
      maxLength: 9,
      selector: (values) => values.join(),
    })
    const presses = fc.array(fc.tuple(fc.nat(2), value), { maxLength: 8 })
    fc.assert(
      fc.property(variants, presses, fc.nat(), (all, pressed, which) => {
        const product: Choosable = {
          options: [0, 1, 2].map((at) => ({
            name: `${at}`,
            values: [...new Set(all.map((values) => values[at] ?? ''))],
          })),
          variants: all.map((values, id) => ({ id, values, price: 1, stock: id % 2 })),
        }
        const start: Picks = [undefined, undefined, undefined]
        const picks = pressed.reduce<Picks>((now, [at, one]) => pick(product, now, at, one), start)
        if (picks.some(Boolean))
          expect(
            product.variants.some(({ values }) =>
              picks.every((one, at) => (one ?? values[at]) === values[at]),
            ),
          ).toBe(true)
        const wanted = product.variants[which % all.length] as Variant
        const end = wanted.values.reduce<Picks>(
          (now, one, at) => pick(product, now, at, one),
          picks,
        )
        expect(chosenVariant(product, end)?.id).toBe(wanted.id)
      }),
    )
  })
})

describe('the choice in an address', () => {
  const read = (query: string) => readPicks(red, new URLSearchParams(query))

  test("an address names a variant, or a form's value for each option", () => {
    expect(read('variant=12')).toEqual(['Blue', 'M'])
    expect(read('option1=Red')).toEqual(['Red', undefined])
    expect(read('option1=Red&option2=S')).toEqual(['Red', 'S'])
    expect(read('variant=12&option1=Red')).toEqual(['Blue', 'M'])
  })

  test.each([
    '',
    'variant=99',
    'variant=',
    'variant=12.0',
    'option1=Pink',
    'option4=Red',
    'option1=',
  ])('%j says nothing', (query) => expect(read(query)).toEqual(NONE))

  test('values that do not fit together are read as far as they fit', () => {
    expect(read('option1=Red&option2=L')).toEqual(['Red', undefined])
    expect(read('variant=7&option2=L')).toEqual([undefined, 'L'])
  })
})

describe('the pictures of a choice', () => {
  const images = ['a', 'b', 'c', 'd']
  const pictured: Choosable = {
    options: red.options,
    variants: red.variants.map((variant) => ({
      ...variant,
      pictures: variant.values[0] === 'Red' ? [0, 1] : [2, 3],
    })),
  }

  test('a choice shows its own pictures; before it all, or one of each kind when many', () => {
    expect(picturesOf(pictured, ['Blue', undefined], images)).toEqual(['c', 'd'])
    expect(picturesOf(pictured, NONE, images)).toEqual(images)
    expect(picturesOf(pictured, NONE, [...images, 'e', 'f', 'g'])).toEqual(['a', 'c'])
  })

  test('before a choice, pictures of what is sold out stand behind those of what can be had', () => {
    const of = (stock: string) => ({
      ...shirt(`Red S: ${stock}`, `Red M: 0`, 'Blue M: 1'),
      variants: pictured.variants.slice(0, 3).map((variant, at) => ({
        ...variant,
        stock: [Number(stock), 0, 1][at] ?? 0,
      })),
    })
    expect(picturesOf(of('0'), NONE, images)).toEqual(['c', 'd', 'a', 'b'])
    expect(picturesOf(of('0'), NONE, [...images, 'e', 'f', 'g'])).toEqual(['c', 'a'])
    expect(picturesOf(of('2'), NONE, images)).toEqual(images)
    const none = of('0').variants.map((variant) => ({ ...variant, stock: 0 }))
    expect(picturesOf({ ...of('0'), variants: none }, NONE, images)).toEqual(images)
  })

  test('pictures of no variant stand behind those of a choice', () => {
    const more = [...images, 'e', 'f']
    expect(picturesOf(pictured, ['Blue', undefined], more)).toEqual(['c', 'd', 'e', 'f'])
  })

  test('all pictures are shown where the variants name none', () => {
    expect(picturesOf(red, ['Blue', undefined], images)).toEqual(images)
  })

  test('a choice with one picture shows it before the others, so that none goes away', () => {
    const one = red.variants.map((variant) => ({
      ...variant,
      pictures: variant.values[0] === 'Red' ? [0] : [2],
    }))
    const blue = ['Blue', undefined]
    expect(picturesOf({ ...red, variants: one }, blue, images)).toEqual(['c', 'a', 'b', 'd'])
    const many = [...images, 'e', 'f', 'g']
    expect(picturesOf({ ...red, variants: one }, blue, many)).toEqual(['c', 'a'])
  })

  test('missing pictures are left out, and one is always shown', () => {
    const wrong = red.variants.map((variant) => ({ ...variant, pictures: [9, 1] }))
    const rest = ['a', 'c', 'd']
    expect(picturesOf({ ...red, variants: wrong }, ['Red', undefined], images)).toEqual([
      ...['b', ...rest],
    ])
    const none = red.variants.map((variant) => ({ ...variant, pictures: [9] }))
    expect(picturesOf({ ...red, variants: none }, ['Red', undefined], images)).toEqual(images)
  })
})
