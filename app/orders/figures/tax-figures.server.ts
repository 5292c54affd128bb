import { type RawBuilder, sql } from 'kysely'
import { VAT_PERCENT } from '../../business'
import type { TaxShare } from '../../cart/rules/taxes'
import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { inSlices, partsOf } from './slices.server'

/** What was taxed at a rate, by orders that count; `base` is without the tax. */
export interface TaxFigures {
  currency: string
  percent: number
  orders: number
  base: number
  tax: number
  /** What of tax was paid back in the period, of orders that count, whenever they were placed. */
  refunded: number
}

const SUMMED = ['orders', 'base', 'tax', 'refunded'] as const

/** By currency, the highest rate first. */
export async function taxesOf(db: Connection, span: Slot): Promise<TaxFigures[]> {
  const parts = await inSlices(db, partsOf(span), async (some) => [
    ...(await readTaxes(db, some, sharesOf(db))),
    ...(await readTaxes(db, some, beforeRates)),
    ...(await readRefunded(db, some)),
  ])
  const sums = new Map<string, TaxFigures>()
  for (const one of parts) {
    const key = `${one.currency} ${one.percent}`
    const sum = sums.get(key)
    if (!sum) sums.set(key, { ...one })
    else for (const name of SUMMED) sum[name] += one[name]
  }
  return [...sums.values()].sort(
    (one, other) => one.currency.localeCompare(other.currency) || other.percent - one.percent,
  )
}

const within = (slots: readonly Slot[]) =>
  sql`placed_at >= ${slots[0]?.from} and placed_at < ${slots.at(-1)?.until} and status <> 'cancelled'`

async function readTaxes(
  db: Connection,
  slots: readonly Slot[],
  read: (orders: RawBuilder<unknown>) => RawBuilder<TaxFigures>,
) {
  const { rows } = await read(within(slots)).execute(db)
  return rows.map((row) => ({ ...row, percent: Number(row.percent), refunded: 0 }))
}

/** As orders keep them, in JSON. */
const sharesOf = (db: Connection) => (orders: RawBuilder<unknown>) =>
  engineOf(db) === 'sqlite'
    ? sql<TaxFigures>`
        select currency, share.value ->> 'percent' as percent, count(*) as orders,
          sum(share.value ->> 'base') as base, sum(share.value ->> 'tax') as tax
        from orders join json_each(orders.taxes) as share
        where ${orders} and taxes is not null
        group by currency, percent`
    : sql<TaxFigures>`
        select currency, percent, count(*) as orders,
          cast(sum(base) as bigint) as base, cast(sum(tax) as bigint) as tax
        from orders cross join lateral
          jsonb_to_recordset(orders.taxes::jsonb) as share (percent numeric, base bigint, tax bigint)
        where ${orders} and taxes is not null
        group by currency, percent`

/** Of orders older than rates (money/money-rows.server.ts). */
const beforeRates = (orders: RawBuilder<unknown>) => sql<TaxFigures>`
  select currency, cast(${VAT_PERCENT} as integer) as percent, count(*) as orders,
    sum(subtotal - discount) as base, sum(vat) as tax
  from orders
  where ${orders} and taxes is null and subtotal > discount
  group by currency`

/** Few of all orders, so their JSON is read here. Refunds that only note an amount have no rates. */
async function readRefunded(db: Connection, slots: readonly Slot[]): Promise<TaxFigures[]> {
  const rows = await db
    .selectFrom('order_refunds')
    .innerJoin('orders', 'orders.id', 'order_refunds.order_id')
    .select(['orders.currency', 'order_refunds.taxes'])
    .where('order_refunds.at', '>=', Number(slots[0]?.from))
    .where('order_refunds.at', '<', Number(slots.at(-1)?.until))
    .where('orders.status', '<>', 'cancelled')
    .execute()
  return rows.flatMap(({ currency, taxes }) =>
    (JSON.parse(taxes) as TaxShare[]).map(({ percent, tax }) => ({
      ...{ currency, percent, orders: 0, base: 0, tax: 0 },
      refunded: tax,
    })),
  )
}
