import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { countStages, MOST_ORDERS_COUNTED } from '../queue/list-queue.server'
import { IS_OWED } from '../queue/owed.server'
import { STAGE } from '../queue/stage.server'
import type { ReturnState } from '../returns/return-rules'

/** A transfer takes a day or two: an order unpaid for longer is worth a look. */
export const UNPAID_MS = 2 * DAY_MS

/** Counts orders that wait for somebody, each up to MOST_ORDERS_COUNTED + 1. */
export async function countWaiting(db: Connection, now = Date.now()) {
  const stages = await countStages(db, ['to_pack', 'packed', 'to_confirm'])
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 as one from orders
      where ${STAGE} = 'awaiting_payment' and placed_at < ${now - UNPAID_MS}
      limit ${sql.lit(MOST_ORDERS_COUNTED + 1)}) as found`.execute(db)
  return {
    toPack: stages.to_pack,
    toSend: stages.packed,
    toConfirm: stages.to_confirm,
    unpaidLong: Number(rows[0]?.count ?? 0),
  }
}

/** Counts cancelled orders whose money is to be given back, up to MOST_ORDERS_COUNTED + 1. */
export async function countOwed(db: Connection) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 as one from orders where ${IS_OWED}
    limit ${sql.lit(MOST_ORDERS_COUNTED + 1)}) as found`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

export async function countReturns(db: Connection, state: ReturnState) {
  const { count } = await db
    .selectFrom('order_returns')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  return Number(count)
}
