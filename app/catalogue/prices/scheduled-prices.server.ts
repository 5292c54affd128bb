import type { Selectable } from 'kysely'
import { findRow } from '../../database/rows.server'
import { type Connection, type Database, YES } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { lockedStock } from '../stock/stock-rows.server'
import { overlap, type ScheduleSpan, type ScheduleState } from './schedule-rule'
import type { ScheduledPricesTable } from './tables.server'

export type ScheduledPrice = Selectable<ScheduledPricesTable>

const OPEN: ScheduleState[] = ['waiting', 'running']

interface NewSchedule extends ScheduleSpan {
  productId: number
  price: number
  discount?: number
  /** A variant has a previous price in place of a discount; omitted, it stays. */
  variant?: { id: number; compareAt?: number }
}

type Scheduled =
  | { ok: true; id: number }
  | { ok: false; code: 'UNKNOWN_PRODUCT' | 'UNKNOWN_VARIANT' | 'HAS_VARIANTS' }
  | { ok: false; code: 'OVERLAPS'; other: ScheduledPrice }

/** Schedules a price. Both of two concurrent calls lock the product, so they take turns. */
export const schedulePrice = (
  db: Database,
  { productId, variant, price, discount, from, until }: NewSchedule,
  now = Date.now(),
): Promise<Scheduled> =>
  inTransaction(db, async (connection) => {
    await lockedStock(connection, [productId])
    const product = await findRow(connection, 'products', { id: productId }, ['options'])
    if (!product) return { ok: false, code: 'UNKNOWN_PRODUCT' }
    if (variant && !(await isSold(connection, productId, variant.id)))
      return { ok: false, code: 'UNKNOWN_VARIANT' }
    if (!variant && product.options !== null) return { ok: false, code: 'HAS_VARIANTS' } // Each variant has its own price.
    const others = await openSchedules(connection)
      .where('product_id', '=', productId)
      .where((row) =>
        variant ? row('variant_id', '=', variant.id) : row('variant_id', 'is', null),
      )
      .execute()
    const other = others.find((one) =>
      overlap({ from, until }, { from: one.from_at, until: one.until_at }),
    )
    if (other) return { ok: false, code: 'OVERLAPS', other }
    const { id } = await connection
      .insertInto('scheduled_prices')
      .values({
        product_id: productId,
        variant_id: variant?.id ?? null,
        price,
        compare_at: variant?.compareAt ?? null,
        discount: discount ?? null,
        from_at: from,
        until_at: until,
        state: 'waiting',
        price_after: null,
        discount_after: null,
        made_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { ok: true, id: Number(id) }
  })

const isSold = async (connection: Connection, productId: number, variantId: number) =>
  (await findRow(connection, 'variants', { id: variantId, product_id: productId, listed: YES }, [
    'id',
  ])) !== undefined

export const openSchedules = (connection: Connection) =>
  connection.selectFrom('scheduled_prices').selectAll().where('state', 'in', OPEN)

/** Returns schedules, the next to begin first; `all` includes those that are over. */
export const listSchedules = (db: Database, { all = false, most = 1000 } = {}) =>
  db
    .selectFrom('scheduled_prices')
    .innerJoin('products', 'products.id', 'scheduled_prices.product_id')
    .leftJoin('variants', 'variants.id', 'scheduled_prices.variant_id')
    .selectAll('scheduled_prices')
    .select(['products.title', 'variants.sku as variant_sku', 'variants.chosen'])
    .$if(!all, (query) => query.where('state', 'in', OPEN))
    .orderBy('from_at')
    .orderBy('scheduled_prices.id')
    .limit(most)
    .execute()
