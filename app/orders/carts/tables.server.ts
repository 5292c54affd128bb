import type { Generated } from 'kysely'

/** How far shoppers get. Who reaches a step has reached those before it. */
export const STEPS = ['carts', 'checkouts', 'orders'] as const
export type CartStep = (typeof STEPS)[number]

/** How far shoppers got on a day of the shop's calendar: numbers, once the day is over. */
export interface CartDaysTable {
  /** Such as 2026-11-22. */
  day: string
  /** What visitors are hashed with that day; null once it is over. */
  salt: string | null
  /** How many different visitors had a cart priced, saw the checkout and ordered. */
  carts: Generated<number>
  checkouts: Generated<number>
  orders: Generated<number>
}

/** The visitors of a day, until it is over. */
export interface CartVisitorsTable {
  day: string
  /** 48 bits of a hash with the day's salt. */
  visitor: number
  /** The last step that the visitor reached. */
  step: CartStep
}

declare module '../../database/tables.server' {
  interface Tables {
    cart_days: CartDaysTable
    cart_visitors: CartVisitorsTable
  }
}
