import { sql } from 'kysely'
import { announceChange, recordChange } from '../../database/changes.server'
import { repeat } from '../../database/jobs/repeat.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isUnavailable } from '../../database/unavailable'
import { log } from '../../http/log.server'
import { logCatalogueChange } from '../index/catalogue-log.server'
import { refreshIndex } from '../index/current-index.server'
import { areOfHistory } from '../product/price-history-rule.server'
import { lockedStock } from '../stock/stock-rows.server'
import { LOWEST_OF_MS } from './lowest-before'

const EVERY_MS = 10 * 60_000
const AT_ONCE = 200

/** Ends reductions that are 30 days old every ten minutes, in a merchant's own shop. */
export const startEndingReductions = (db: Database) =>
  repeat(
    () => endReductions(db),
    EVERY_MS,
    (error) => {
      if (!isUnavailable(error)) log.error({ err: error }, 'old reductions were not ended')
    },
  )

/**
 * Ends reductions from a price that the shop has not asked for 30 days: the price in force becomes
 * the lowest of the days before. Returns how many products changed.
 */
export async function endReductions(db: Database, now = Date.now()) {
  if (!areOfHistory()) return 0
  let ended = 0
  for (;;) {
    const ids = await endSome(db, now - LOWEST_OF_MS)
    if (ids.length === 0) break
    ended += ids.length
    await refreshIndex(db)
    announceChange(db, { products: ids })
  }
  return ended
}

const endSome = (db: Database, since: number) =>
  inTransaction(db, async (connection) => {
    const found = await oldReductions(connection, since)
    const ids = [...new Set(found.map(({ product }) => product))].sort((a, b) => a - b)
    if (ids.length === 0) return ids
    await lockedStock(connection, ids)
    for (const { id, table } of found)
      await sql`update ${sql.table(table)} set lowest_before = price where id = ${id}
        and lowest_before > price`.execute(connection)
    await logCatalogueChange(connection, ids)
    await recordChange(connection, { products: ids })
    return ids
  })

interface OldReduction {
  id: number
  product: number
  table: 'products' | 'variants'
}

async function oldReductions(connection: Connection, since: number): Promise<OldReduction[]> {
  const products = await sql<{ id: number }>`select id from products where lowest_before > price
    and not exists (select 1 from price_changes c where c.product_id = products.id
      and c.variant_id is null and c.at > ${since} and c.price_before >= products.lowest_before)
    order by id limit ${AT_ONCE}`.execute(connection)
  const variants = await sql<{
    id: number
    product: number
  }>`select id, product_id as product from variants where lowest_before > price
    and not exists (select 1 from price_changes c where c.product_id = variants.product_id
      and c.variant_id = variants.id and c.at > ${since}
      and c.price_before >= variants.lowest_before)
    order by id limit ${AT_ONCE}`.execute(connection)
  return [
    ...products.rows.map(({ id }) => ({ id, product: id, table: 'products' as const })),
    ...variants.rows.map((row) => ({ ...row, table: 'variants' as const })),
  ]
}
