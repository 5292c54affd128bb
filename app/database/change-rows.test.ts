import { expect, test } from 'vitest'
import { readChanges, writeChange } from './change-rows'

test.each([
  [{ products: [12, 15] }, '12,15'],
  [{ products: 'all' as const }, 'all'],
  [
    {
      products: [12, 15],
      left: new Map([
        [12, 5],
        [15, 0],
      ]),
    },
    '12=5,15=0',
  ],
  [{ products: [], sold: true as const }, 'sold'],
])('%j is a row and reads back as it was', (change, row) => {
  expect(writeChange(change)).toBe(row)
  expect(readChanges([row])).toEqual([change])
})

test('more products than a row holds are all', () => {
  expect(writeChange({ products: Array.from({ length: 1001 }, (_, at) => at + 1) })).toBe('all')
})

test('rows of several kinds are one change of each kind, with the last stock of a product', () => {
  expect(readChanges(['1=5', '2,3', 'sold', '1=4,9=0', '3,4', 'sold'])).toEqual([
    { products: [2, 3, 4] },
    {
      products: [1, 9],
      left: new Map([
        [1, 4],
        [9, 0],
      ]),
    },
    { products: [], sold: true },
  ])
  expect(readChanges(['1=5', 'all', '2'])).toEqual([{ products: 'all' }])
  expect(readChanges([])).toEqual([])
})
