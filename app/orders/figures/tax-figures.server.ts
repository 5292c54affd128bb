import { type RawBuilder, sql } from 'kysely'
import { VAT_PERCENT } from '../../business'
import type { TaxShare } from '../../cart/rules/taxes'
import type { Connection } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import { inSlices, joined, partsOf } from './slices.server'

/** The amounts taxed at a rate in orders that count; `base` excludes the tax. */
export interface TaxFigures {
  currency: string
  percent: number
  orders: number
  base: number
  tax: number
  /** Tax paid back in the period for orders that count, whenever they were placed. */
  refunded: number
}

const SUMMED = ['orders', 'base', 'tax', 'refunded'] as const

/** Returns tax figures by currency, highest rate first. */
export async function taxesOf(db: Connection, span: Slot): Promise<TaxFigures[]> {
  const parts = await inSlices(db, partsOf(span), async (some) => [
    ...(await readShares(db, some)),
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

/** Reads the rates that orders store as JSON; older ones have none (money-rows.server.ts). */
async function readShares(db: Connection, slots: readonly Slot[]): Promise<TaxFigures[]> {
  const sums: TaxFigures[] = []
  for (const slot of slots) sums.push(...(await sharesIn(db, slot)))
  return sums
}

interface Shares {
  currency: string
  /** Null where no order has rates. */
  taxes: string | null
  orders: number
  base: number
  tax: number
}

async function sharesIn(db: Connection, { from, until }: Slot): Promise<TaxFigures[]> {
  const older = sql`taxes is null and subtotal > discount`
  const sum = (value: RawBuilder<unknown>) => sql`sum(case when ${older} then ${value} else 0 end)`
  const { rows } = await sql<Shares>`
    select currency, ${joined(db, sql.ref('taxes'))} as taxes, ${sum(sql`1`)} as orders,
      ${sum(sql`subtotal - discount`)} as base, ${sum(sql`vat`)} as tax
    from orders
    where placed_at >= ${from} and placed_at < ${until} and status <> 'cancelled'
    group by currency`.execute(db)
  return rows.flatMap(({ currency, taxes, ...before }) => {
    const byPercent = new Map<number, TaxFigures>()
    if (before.orders > 0)
      byPercent.set(VAT_PERCENT, { currency, percent: VAT_PERCENT, ...before, refunded: 0 })
    for (const { percent, base, tax } of (JSON.parse(`[${taxes ?? ''}]`) as TaxShare[][]).flat()) {
      const sum = byPercent.getOrInsert(percent, { ...NO_TAX, currency, percent })
      sum.orders += 1
      sum.base += base
      sum.tax += tax
    }
    return [...byPercent.values()]
  })
}

const NO_TAX = { orders: 0, base: 0, tax: 0, refunded: 0 }

/** Few orders have refunds, so their JSON is read here. Refunds of mere amounts have no rates. */
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
