import type { Generated } from 'kysely'
import type { ScheduleState } from './schedule-rule'

/** A change of a price or a discount. Cents, hundredths of a percent, epoch milliseconds. */
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
  variant_id: number | null
  price: number
  discount: number | null
  from_at: number
  until_at: number | null
  state: ScheduleState
  /** The price after a running schedule. An import or a command may change it meanwhile. */
  price_after: number | null
  discount_after: number | null
  /** A variant's previous price, in place of the discount; null keeps it. */
  compare_at: Generated<number | null>
  compare_at_after: Generated<number | null>
  made_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    price_changes: PriceChangesTable
    scheduled_prices: ScheduledPricesTable
  }
}
