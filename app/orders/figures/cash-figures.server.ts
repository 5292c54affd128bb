import { sql } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { type Slot, timeSlots } from '../../database/time-slots.server'
import type { Payment } from '../../settings/payments'
import type { EndedBy, OrderStatus } from '../order/status'
import { paymentsThat } from '../paying/ways-to-pay'
import { cashStateOf } from './definitions'
import { inSlices } from './slices.server'

/** Cash-on-delivery orders of a currency by outcome. Amounts are minor units. */
export interface CashFigures {
  succeeded: number
  failed: number
  /** The failed ones that their customer never confirmed. */
  unconfirmed: number
  open: number
  received: number
  awaited: number
}

const NONE: CashFigures = {
  succeeded: 0,
  failed: 0,
  unconfirmed: 0,
  open: 0,
  received: 0,
  awaited: 0,
}

const AT_THE_DOOR = paymentsThat(({ atTheDoor }) => atTheDoor)

/** Returns the cash figures of each slot by currency, by the date of placing. */
export async function cashOf(db: Connection, slots: readonly Slot[]) {
  const groups = await inSlices(db, slots, (some, at) => readGroups(db, some, at))
  const byCurrency = new Map<string, CashFigures[]>()
  for (const { slot, currency, orders, total, ahead, cash, endedBy, ...group } of groups) {
    const state = cashStateOf({ ...group, cash: group.came })
    if (!state) continue
    const all = byCurrency.getOrInsertComputed(currency, () => slots.map(() => ({ ...NONE })))
    const sum = all[slot] as CashFigures
    sum[state] += orders
    sum.received += cash
    if (state === 'open') sum.awaited += total - ahead
    if (endedBy === 'unconfirmed') sum.unconfirmed += orders
  }
  return byCurrency
}

interface Group {
  slot: number
  currency: string
  payment: Payment
  status: OrderStatus
  endedBy: EndedBy | null
  /** 1 when money came, or else 0. */
  came: number
  orders: number
  total: number
  /** What was paid in advance at providers. */
  ahead: number
  cash: number
}

/** A function around the column makes SQLite use the index of moments. */
async function readGroups(db: Connection, slots: readonly Slot[], at: number) {
  const { join, within, place } = timeSlots(db, 'placed_at', slots, at)
  const { rows } = await sql<Group>`
    select slot, currency, payment, status, ended_by as "endedBy",
      case when cash > 0 then 1 else 0 end as came, count(*) as orders,
      cast(sum(total) as bigint) as total, cast(sum(ahead) as bigint) as ahead,
      cast(sum(cash) as bigint) as cash
    from (
      select ${place} as slot, currency, payment, status, ended_by, total,
        cast(coalesce(sum(case when kind = 'cash_received' then amount end), 0) as bigint) as cash,
        cast(coalesce(sum(case when kind = 'captured' then amount
          when kind = 'given_back' then -amount end), 0) as bigint) as ahead
      from ${join} orders
        left join order_payments on order_id = orders.id
          and kind in ('cash_received', 'captured', 'given_back')
      where ${within} and coalesce(payment, '') in (${sql.join(AT_THE_DOOR.map((payment) => sql.lit(payment)))})
      group by orders.id
    ) as placed
    group by slot, currency, payment, status, ended_by, case when cash > 0 then 1 else 0 end`.execute(
    db,
  )
  return rows
}

export const sumOfCash = (all: readonly CashFigures[]) => {
  const sum = { ...NONE }
  for (const one of all)
    for (const name of Object.keys(sum) as (keyof CashFigures)[]) sum[name] += one[name]
  return sum
}
