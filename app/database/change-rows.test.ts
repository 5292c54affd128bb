import { expect, test } from 'vitest'
import { type ChangeRow, changesOfRows, rowsOfChange } from './change-rows'

const product = (product_id: number): ChangeRow => ({ kind: 'product', product_id, pieces: null })
const stock = (product_id: number, pieces: number): ChangeRow => ({
  kind: 'stock',
  product_id,
  pieces,
})
const kind = (kind: ChangeRow['kind']): ChangeRow => ({ kind, product_id: null, pieces: null })

test.each([
  [{ products: [12, 15] }, [product(12), product(15)]],
  [{ products: 'all' as const }, [kind('all')]],
  [
    {
      products: [12, 15],
      left: new Map([
        [12, 5],
        [15, 0],
      ]),
    },
    [stock(12, 5), stock(15, 0)],
  ],
  [{ products: [], sold: true as const }, [kind('sold')]],
  [{ products: [], settings: true as const }, [kind('settings')]],
])('%j becomes rows and reads back as it was', (change, rows) => {
  expect(rowsOfChange(change)).toEqual(rows)
  expect(changesOfRows(rows)).toEqual([change])
})

test('a change of more than 1,000 products is stored as a change of all', () => {
  const products = Array.from({ length: 1001 }, (_, at) => at + 1)
  expect(rowsOfChange({ products })).toEqual([kind('all')])
  expect(rowsOfChange({ products, left: new Map(products.map((id) => [id, 1])) })).toEqual([
    kind('all'),
  ])
  expect(rowsOfChange({ products: products.slice(1) })).toHaveLength(1000)
})

test('rows of several kinds become one change of each kind, with the last stock of a product', () => {
  expect(
    changesOfRows([
      ...[stock(1, 5), product(2), product(3), kind('sold'), stock(1, 4), stock(9, 0)],
      ...[product(3), product(4), kind('sold')],
    ]),
  ).toEqual([
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
  expect(changesOfRows([stock(1, 5), kind('all'), product(2)])).toEqual([{ products: 'all' }])
  expect(changesOfRows([])).toEqual([])
})
