import { sql } from 'kysely'
import { announceChange, onChange, recordChange } from '../database/changes.server'
import { repeat } from '../database/jobs/repeat.server'
import { updateRows } from '../database/rows.server'
import { type Database, engineOf } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'

const EVERY_MS = 60_000
const PRODUCTS_AT_ONCE = 200

/** Counts once a minute, not with each order: products' rows are wide and have many indexes. */
export function startCountingSold(db: Database, everyMs = EVERY_MS) {
  let changed: Set<number> | 'all' = 'all' // An earlier process may have left some.
  const stopListening = onChange(({ products }) => {
    if (changed === 'all') return
    if (products === 'all') changed = 'all'
    else for (const id of products) changed.add(id)
  })
  const counting = repeat(
    () => {
      const products = changed
      changed = new Set()
      return countSold(db, products)
    },
    everyMs,
    () => {
      changed = 'all'
    },
  )
  return {
    async stop() {
      stopListening()
      await counting.stop()
    },
  }
}

export async function countSold(db: Database, products: Set<number> | 'all') {
  const ids = products === 'all' ? await productsWithSales(db) : [...products]
  let moved = 0
  for (let at = 0; at < ids.length; at += PRODUCTS_AT_ONCE)
    moved += await move(db, ids.slice(at, at + PRODUCTS_AT_ONCE))
  if (moved > 0) announceChange(db, { products: [], sold: true })
  return moved
}

const productsWithSales = async (db: Database) =>
  (await db.selectFrom('stock').select('product_id').where('newly_sold', '<>', 0).execute()).map(
    (row) => row.product_id,
  )

const move = (db: Database, ids: number[]) =>
  inTransaction(db, async (connection) => {
    const rows = await connection
      .selectFrom('stock')
      .select(['product_id', 'newly_sold'])
      .where('product_id', 'in', ids)
      .where('newly_sold', '<>', 0)
      .orderBy('product_id')
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
      .execute()
    if (rows.length === 0) return 0
    const sold = sql.join(
      rows.map(
        (row) => sql`(cast(${row.product_id} as integer), cast(${row.newly_sold} as integer))`,
      ),
    )
    await sql`update products set sold = case when sold + fresh.column2 < 0 then 0
      else sold + fresh.column2 end from (values ${sold}) as fresh where id = fresh.column1`.execute(
      connection,
    )
    const moved = rows.map((row) => row.product_id)
    await updateRows(connection, 'stock', { product_id: moved }, { newly_sold: 0 })
    await recordChange(connection, { products: [], sold: true })
    return rows.length
  })
