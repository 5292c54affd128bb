import { announceChange, type DataChange, recordChange } from '../../database/changes.server'
import { updateRow, updateRows } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import { pricesInForce } from '../prices/prices-in-force.server'
import { lockedStock, writeStock } from '../stock/stock-rows.server'

/** Some ids belong to no product; nothing was changed. */
export class UnknownProducts extends Error {
  constructor(readonly ids: number[]) {
    super(`no product ${ids.join(', ')}`)
  }
}

/** These products' prices and stock are their variants' (edit-variants.server.ts). */
class VariedProducts extends UnknownProducts {
  override readonly message =
    `no price or stock of product ${this.ids.join(', ')} as a whole: it comes in variants`
}

/**
 * Sets prices in cents and discounts in hundredths of a percent; an omitted discount stays. While a
 * scheduled price runs, the new one holds after it; returns those products' ids. Changes all or
 * none: throws UnknownProducts.
 */
export async function setPrices(
  db: Database,
  given: { id: number; price: number; discount?: number }[],
): Promise<number[]> {
  const ids = given.map(({ id }) => id).sort((a, b) => a - b)
  let later: number[] = []
  await changeListed(db, ids, async (connection) => {
    await refuseVaried(connection, ids)
    await lockedStock(connection, ids)
    const at = Date.now()
    const prices = await pricesInForce(connection, ids, { by: 'command', at })
    const known = new Map(
      (
        await connection
          .selectFrom('products')
          .select(['id', 'price', 'discount', 'lowest_before'])
          .where('id', 'in', ids)
          .execute()
      ).map((row) => [row.id, row]),
    )
    const rows = given.flatMap(({ id, price, discount }) => {
      const before = known.get(id)
      if (!before) return []
      const next = { ...before, price, discount: discount ?? before.discount }
      return prices.take(next, before, discount === undefined ? ['discount'] : [])
    })
    for (const { id, ...values } of await prices.keep(rows))
      await updateRow(connection, 'products', id, { ...values, changed_at: at })
    later = [...prices.later.keys()]
  })
  return later
}

/** Hides products or shows them again, all or none. Throws UnknownProducts. */
export const setHidden = (db: Database, ids: number[], hidden: boolean) =>
  changeListed(db, ids, (connection) =>
    connection
      .updateTable('products')
      .set({ hidden: Number(hidden), listed: Number(!hidden), changed_at: Date.now() })
      .where('id', 'in', ids)
      .execute(),
  )

/**
 * Sets counted stock, from which pieces sold here are gone already. A source that reports stock
 * goes on from there (stock-rule.ts). Changes all or none: throws UnknownProducts.
 */
export async function setStock(db: Database, counted: ReadonlyMap<number, number>) {
  const ids = [...counted.keys()].sort((a, b) => a - b)
  const change = await inTransaction(db, async (connection): Promise<DataChange> => {
    await refuseUnknown(connection, ids)
    await refuseVaried(connection, ids)
    await lockedStock(connection, ids)
    await writeStock(
      connection,
      ids.map((id) => ({ product_id: id, quantity: counted.get(id) ?? 0 })),
    )
    await updateRows(connection, 'products', { id: ids }, { source_owed: 0 })
    const change = { products: ids, left: counted }
    await recordChange(connection, change)
    return change
  })
  announceChange(db, change)
}

/** Changes what pages and lists show of products in one transaction, and tells every process. */
export async function changeListed(
  db: Database,
  ids: number[],
  work: (connection: Connection) => Promise<unknown>,
) {
  await inTransaction(db, async (connection) => {
    await refuseUnknown(connection, ids)
    await work(connection)
    await logCatalogueChange(connection, ids)
    await recordChange(connection, { products: ids })
  })
  await refreshIndex(db)
  announceChange(db, { products: ids })
}

async function refuseUnknown(connection: Connection, ids: number[]) {
  const rows = await connection.selectFrom('products').select('id').where('id', 'in', ids).execute()
  const known = new Set(rows.map(({ id }) => id))
  const unknown = ids.filter((id) => !known.has(id))
  if (unknown.length > 0) throw new UnknownProducts(unknown)
}

async function refuseVaried(connection: Connection, ids: number[]) {
  const varied = await connection
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('options', 'is not', null)
    .orderBy('id')
    .execute()
  if (varied.length > 0) throw new VariedProducts(varied.map(({ id }) => id))
}
