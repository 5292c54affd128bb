import { randomInt } from 'node:crypto'
import { findRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'

const NAME = 'shop-number'
/** Short enough for a spreadsheet to keep every digit. */
const LARGEST = 999_999_999

/** Returns the number that tells a shop's own exports from those of others; made on first use. */
export async function shopNumber(db: Database): Promise<number> {
  await db
    .insertInto('catalogue_state')
    .values({ name: NAME, value: randomInt(1, LARGEST) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await knownShopNumber(db)) as number
}

/** Returns the shop's number, or undefined before its first export. */
export async function knownShopNumber(db: Database): Promise<number | undefined> {
  const row = await findRow(db, 'catalogue_state', { name: NAME }, ['value'])
  return row?.value
}

interface Counted {
  /** As the same row of the file says it, so that a sale in between makes no difference. */
  quantity: number | null
  source_stock: number | null
}

/**
 * Returns by how many pieces a stock moved since a file last reported it. An import takes this off
 * the file's stock, so that a file which nobody changed changes nothing (stock-rule.ts).
 */
export function movedSinceImport({ quantity, source_stock }: Counted) {
  const moved = source_stock === null ? 0 : (quantity ?? 0) - source_stock
  return moved === 0 ? {} : { movedSinceImport: moved }
}

/** Returns what a file last reported of the variants of these products, by the variant's id. */
export async function reportedStocks(connection: Connection, productIds: readonly number[]) {
  if (productIds.length === 0) return new Map<number, number | null>()
  const rows = await connection
    .selectFrom('variants')
    .select(['id', 'source_stock'])
    .where('product_id', 'in', productIds)
    .execute()
  return new Map(rows.map(({ id, source_stock }) => [id, source_stock]))
}
