import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { product } from '../../../../tests/support/network/stub-host'
import type { Database } from '../../../database/tables.server'
import { importProducts } from '../../incoming/import-products.server'
import { productTable } from './product-table.server'
import type { TableQuery } from './table-query'

const MANY = 300
/** Every second is a lamp, every third is low, every fifth is red, every seventh is hidden. */
const made = (id: number) =>
  product(id, {
    sku: `CODE-${id}`,
    title: `${id % 2 === 0 ? 'Lamp' : 'Chair'} ${(id * 37) % MANY}`,
    price: 1 + ((id * 17) % 90),
    stock: id % 3 === 0 ? 2 : 50,
    category: id % 5 === 0 ? 'red' : 'blue',
  })
const ids = Array.from({ length: MANY }, (_, at) => at + 1)

const QUERIES: [query: Partial<TableQuery>, fits: (id: number) => boolean][] = [
  [{ search: 'lamp' }, (id) => id % 2 === 0],
  [{ search: 'code-' }, () => true],
  [{ low: 5 }, (id) => id % 3 === 0],
  [{ search: 'lamp', low: 5 }, (id) => id % 6 === 0],
  [{ search: 'lamp', category: 'red' }, (id) => id % 10 === 0],
  [{ low: 5, category: 'red' }, (id) => id % 15 === 0],
  [{ search: 'lamp', show: 'hidden' }, (id) => id % 14 === 0],
  [{ search: 'lamp', show: 'shop', low: 5 }, (id) => id % 6 === 0 && id % 7 !== 0],
]

eachDatabase('many products', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    const rows = (async function* () {
      for (const id of ids) yield { row: id, value: made(id) }
    })()
    await importProducts(db, rows, { source: 'file', partial: true })
    const hidden = ids.filter((id) => id % 7 === 0)
    await db
      .updateTable('products')
      .set({ hidden: 1, listed: 0 })
      .where('id', 'in', hidden)
      .execute()
  })

  // They are read by ids, by category or along an index: most of these leave more than 30.
  test.each(QUERIES)('%o finds the same however it is read', async (query, fits) => {
    for (const [most, few] of [[MANY], [30], [MANY, 0]] as const)
      for (const sort of ['-id', 'title', '-price'] as const) {
        const found: number[] = []
        for (let page = 1; page <= MANY / 50; page++) {
          const read = await productTable(db, { show: 'all', ...query, sort, page }, most, few)
          found.push(...read.rows.map(({ id }) => id))
          const prices = read.rows.map(({ price }) => price)
          if (sort === '-price') expect(prices).toEqual(prices.toSorted((a, b) => b - a))
        }
        expect(found.toSorted((a, b) => a - b)).toEqual(ids.filter(fits))
      }
  })
})
