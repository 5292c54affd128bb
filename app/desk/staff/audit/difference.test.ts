import { expect, test } from 'vitest'
import { difference } from './difference'

test('differences name only the fields that differ', () => {
  const before = { status: 'paid', address: { city: 'Dhaka', street: '1' }, tags: ['a'] }
  const after = { status: 'shipped', address: { city: 'Sylhet', street: '1' }, tags: ['a', 'b'] }
  expect(difference(before, after)).toEqual([
    { place: 'status', before: 'paid', after: 'shipped' },
    { place: 'address.city', before: 'Dhaka', after: 'Sylhet' },
    { place: 'tags', before: ['a'], after: ['a', 'b'] },
  ])
})

test('an addition or removal shows all fields', () => {
  expect(difference(undefined, { role: 'staff' })).toEqual([
    { place: 'role', before: undefined, after: 'staff' },
  ])
  expect(difference({ role: 'staff' }, undefined)).toEqual([
    { place: 'role', before: 'staff', after: undefined },
  ])
})

test.each([
  [1, 2],
  ['a', undefined],
  [null, { a: 1 }],
  [['a'], { a: 1 }],
])('plain values %j and %j', (before, after) => {
  const places = difference(before, after).map(({ place }) => place)
  expect(places).toEqual([before === null ? 'a' : ''])
})

test('equal values have no differences', () => {
  expect(difference({ a: 1 }, { a: 1 })).toEqual([])
  expect(difference(undefined, undefined)).toEqual([])
})
