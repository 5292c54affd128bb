import type { Generated } from 'kysely'

/** How far shoppers got on a day of the shop's calendar: numbers, once the day is over. */
export interface CartDaysTable {
  /** Such as 2026-11-22. */
  day: string
  /** What visitors are hashed with that day; null once it is over. */
  salt: string | null
  /** About how many different visitors had a cart priced, saw the checkout and ordered. */
  carts: Generated<number>
  checkouts: Generated<number>
  orders: Generated<number>
  /** JSON: a sketch of each step; null once the day is over. */
  sketches: string | null
}

declare module '../../database/tables.server' {
  interface Tables {
    cart_days: CartDaysTable
  }
}
