import { announceChange, type Change, recordChange } from '../../database/changes.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import { lockedStock, writeStock } from '../stock-rows.server'

/** Ids that no product has. With one of them nothing was changed. */
export class UnknownProducts extends Error {
  constructor(readonly ids: number[]) {
    super(`no product ${ids.join(', ')}`)
  }
}

/** Their prices and pieces are those of their variants (edit-variants.server.ts). */
export class VariedProducts extends UnknownProducts {
  override readonly message =
    `no price or stock of product ${this.ids.join(', ')} as a whole: it comes in variants`
}

/**
 * Prices in cents, discounts in hundredths of a percent; a discount left out stays. All or none:
 * throws UnknownProducts.
 */
export const setPrices = (
  db: Database,
  prices: { id: number; price: number; discount?: number }[],
) =>
  changeListed(
    db,
    prices.map(({ id }) => id),
    async (connection) => {
      await refuseVaried(
        connection,
        prices.map(({ id }) => id),
      )
      for (const { id, price, discount } of prices)
        await connection
          .updateTable('products')
          .set({ price, changed_at: Date.now(), ...(discount !== undefined && { discount }) })
          .where('id', '=', id)
          .execute()
    },
  )

/** Takes products out of the shop, or back into it. All or none: throws UnknownProducts. */
export const setHidden = (db: Database, ids: number[], hidden: boolean) =>
  changeListed(db, ids, (connection) =>
    connection
      .updateTable('products')
      .set({ hidden: Number(hidden), listed: Number(!hidden), changed_at: Date.now() })
      .where('id', 'in', ids)
      .execute(),
  )

/**
 * Pieces as counted, for what was sold here is gone from the shelf. A source that reports its own
 * stock goes on from there (stock-rule.ts). All or none: throws UnknownProducts.
 */
export async function setStock(db: Database, counted: ReadonlyMap<number, number>) {
  const ids = [...counted.keys()].sort((a, b) => a - b)
  const change = await inTransaction(db, async (connection): Promise<Change> => {
    await refuseUnknown(connection, ids)
    await refuseVaried(connection, ids)
    await lockedStock(connection, ids)
    await writeStock(
      connection,
      ids.map((id) => ({ product_id: id, quantity: counted.get(id) ?? 0 })),
    )
    await connection
      .updateTable('products')
      .set({ source_owed: 0 })
      .where('id', 'in', ids)
      .execute()
    const change = { products: ids, left: counted }
    await recordChange(connection, change)
    return change
  })
  announceChange(db, change)
}

/** Changes what pages and lists show of products: in one transaction, and told to every process. */
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
