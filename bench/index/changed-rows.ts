import { importProducts } from '../../app/catalogue/incoming/import-products.server'
import type { Database } from '../../app/database/tables.server'
import { madeUpProduct } from '../made-up-products'

/** Returns rows with titles and prices that never occurred before. */
export const changed = (rows: number, count: number) =>
  Array.from({ length: rows }, (_, at) => ({
    ...madeUpProduct(1 + ((at * 977) % count)),
    price: 3 + (performance.now() % 90),
    title: `Changed lamp ${at}`,
  }))

export async function importRows(db: Database, values: object[]) {
  const rows = async function* () {
    for (const [row, value] of values.entries()) yield { row, value }
  }
  await importProducts(db, rows(), { source: 'bench' })
}
