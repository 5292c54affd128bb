import type { Payment } from '../../settings/payments'
import type { OrderStatus } from '../order/status'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'

/*
 * What the shop's figures mean. Amounts are minor units of one currency: amounts of two are never
 * added up. The desk's texts say the same in words.
 */

/** An order counts from the moment it is placed, and no longer once it is cancelled. */
export const counts = (status: OrderStatus) => status !== 'cancelled'

/** Sums over orders of one currency that were placed in a period; refunds by their own date. */
export interface Figures {
  /** Orders that count. */
  orders: number
  /** Their totals: goods less discount, tax, shipping and fee. */
  revenue: number
  /** Prices of their articles, before the discount. */
  goods: number
  discount: number
  /** Part of the other amounts where prices include it. */
  tax: number
  shipping: number
  fee: number
  /** Orders placed in the period that are cancelled by now. */
  cancelled: number
  /** Money paid back in the period, whenever its order was placed. */
  refunds: number
  /** What of it was paid back of cancelled orders, which are no part of revenue. */
  refundsOfCancelled: number
}

export const NOTHING: Figures = {
  orders: 0,
  revenue: 0,
  goods: 0,
  discount: 0,
  tax: 0,
  shipping: 0,
  fee: 0,
  cancelled: 0,
  refunds: 0,
  refundsOfCancelled: 0,
}

export function sumOfFigures(all: readonly Figures[]): Figures {
  const sum = { ...NOTHING }
  for (const one of all)
    for (const name of Object.keys(sum) as (keyof Figures)[]) sum[name] += one[name]
  return sum
}

/** What is left of revenue after what was paid back of orders that are part of it. */
export const netOf = ({ revenue, refunds, refundsOfCancelled }: Figures) =>
  revenue - (refunds - refundsOfCancelled)

/** Rounded to a minor unit; null without orders. */
export const averageOf = ({ orders, revenue }: Figures) =>
  orders === 0 ? null : Math.round(revenue / orders)

/** A part in per cent, to a tenth; null of nothing. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10

/** From one figure to another in per cent, to a tenth; null from nothing. */
export const changeOf = (before: number, now: number) =>
  before === 0 ? null : Math.round(((now - before) * 1000) / Math.abs(before)) / 10

/** How a cash order stands: its money came, it came to nothing, or neither yet. */
export type CashState = 'succeeded' | 'failed' | 'open'

/** Paid at the door, or delivered, of those that are settled; cancelled ones failed. */
export function cashStateOf(order: { status: OrderStatus; payment: Payment; cash: number }) {
  if (!WAYS_TO_PAY[order.payment].atTheDoor) return undefined
  if (order.status === 'cancelled') return 'failed'
  return order.status === 'delivered' || order.cash > 0 ? 'succeeded' : 'open'
}

/** The rate at which stock goes is that of so many days up to now: whole weeks. */
export const COVER_DAYS = 28

/** Days that the pieces last at the rate of the last days; to a tenth, null where none was sold. */
export const coverOf = (left: number, sold: number, days: number) =>
  sold <= 0 ? null : Math.round((left * days * 10) / sold) / 10
