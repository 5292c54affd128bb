import type { Generated } from 'kysely'
import type { ScheduleState } from './schedule-rule'

/** One a change of a price or a discount. Cents, hundredths of a percent, epoch milliseconds. */
export interface PriceChangesTable {
  id: Generated<number>
  product_id: number
  /** Null for the product's own price. */
  variant_id: number | null
  price_before: number
  discount_before: number
  price: number
  discount: number
  at: number
  /** 'command', 'file', the host it came from, or 'schedule' with its number. */
  made_by: string
}

export interface ScheduledPricesTable {
  id: Generated<number>
  product_id: number
  /** Null for the product's own price. */
  variant_id: number | null
  price: number
  /** Null: the discount stays as it is. A variant has none. */
  discount: number | null
  from_at: number
  /** Null: for good. */
  until_at: number | null
  state: ScheduleState
  /** While it runs: what holds after it. An import or a command changes these meanwhile. */
  price_after: number | null
  discount_after: number | null
  /** Of a variant, in place of the discount: the price before. Null: it stays as it is. */
  compare_at: Generated<number | null>
  /** Null: none. */
  compare_at_after: Generated<number | null>
  made_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    price_changes: PriceChangesTable
    scheduled_prices: ScheduledPricesTable
  }
}
