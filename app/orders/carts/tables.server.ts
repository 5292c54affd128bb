import type { Generated } from 'kysely'

/** The steps of shoppers; each includes those before it. */
export const CART_STEPS = ['carts', 'checkouts', 'orders'] as const
export type CartStep = (typeof CART_STEPS)[number]

/** A day's numbers in the shop's calendar. */
export interface CartDaysTable {
  day: string
  /** The day's salt of the visitors' hashes; null once the day is over. */
  salt: string | null
  carts: Generated<number>
  checkouts: Generated<number>
  orders: Generated<number>
}

export interface CartVisitorsTable {
  day: string
  /** 48 bits of a hash with the day's salt. */
  visitor: number
  step: CartStep
}

declare module '../../database/tables.server' {
  interface Tables {
    cart_days: CartDaysTable
    cart_visitors: CartVisitorsTable
  }
}
