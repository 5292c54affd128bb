import type { Generated } from 'kysely'
import type { Connection } from '../../database/tables.server'

interface StockChangesTable {
  id: Generated<number>
  product_id: number
  variant_id: number | null
  before: number
  after: number
  at: number
  /** 'command', 'file', the host it came from, or 'desk' with a name. */
  made_by: string
}

declare module '../../database/tables.server' {
  interface Tables {
    stock_changes: StockChangesTable
  }
}

/** The author of a stock count. */
export type SetBy = string

/** Logs changes before the rows are written, in the same transaction; new rows are no change. */
export async function keepStockChanges(
  connection: Connection,
  rows: readonly { product_id: number; quantity: number }[],
  by: SetBy,
) {
  if (rows.length === 0) return
  const known = await connection
    .selectFrom('stock')
    .select(['product_id', 'quantity'])
    .where(
      'product_id',
      'in',
      rows.map(({ product_id }) => product_id),
    )
    .execute()
  const before = new Map(known.map(({ product_id, quantity }) => [product_id, quantity]))
  await store(
    connection,
    rows.map(({ product_id, quantity }) => ({
      product_id,
      variant_id: null,
      before: before.get(product_id),
      after: quantity,
    })),
    by,
  )
}

export async function keepVariantStockChanges(
  connection: Connection,
  rows: readonly { variant_id: number; quantity: number }[],
  by: SetBy,
) {
  if (rows.length === 0) return
  const known = await connection
    .selectFrom('variant_stock')
    .innerJoin('variants', 'variants.id', 'variant_stock.variant_id')
    .select(['variant_id', 'product_id', 'quantity'])
    .where(
      'variant_id',
      'in',
      rows.map(({ variant_id }) => variant_id),
    )
    .execute()
  const before = new Map(known.map((one) => [one.variant_id, one]))
  await store(
    connection,
    rows.map(({ variant_id, quantity }) => ({
      product_id: before.get(variant_id)?.product_id ?? 0,
      variant_id,
      before: before.get(variant_id)?.quantity,
      after: quantity,
    })),
    by,
  )
}

interface Seen {
  product_id: number
  variant_id: number | null
  before: number | undefined
  after: number
}

async function store(connection: Connection, rows: Seen[], by: SetBy) {
  const at = Date.now()
  const changed = rows.flatMap(({ before, ...row }) =>
    before === undefined || before === row.after ? [] : [{ ...row, before, at, made_by: by }],
  )
  if (changed.length > 0) await connection.insertInto('stock_changes').values(changed).execute()
}
