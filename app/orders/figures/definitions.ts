import type { Payment } from '../../settings/payments'
import type { OrderStatus } from '../order/status'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'

/**
 * Definitions of the shop's figures. Amounts are minor units of one currency and never added up
 * across currencies. The desk's texts say the same in words.
 */

/** Sums of orders in one currency placed in a period; refunds count by their own date. */
export interface Figures {
  /** The number of orders that count: all but cancelled ones. */
  orders: number
  /** The totals: goods less discount, plus tax, shipping and fee. */
  revenue: number
  /** Article prices before the discount. */
  goods: number
  discount: number
  /** Part of the other amounts where prices include it. */
  tax: number
  shipping: number
  fee: number
  /** The number of the period's orders that were cancelled, whenever that was. */
  cancelled: number
  /** Money paid back in the period, whenever its order was placed. */
  refunds: number
  /** The part of it for cancelled orders, which are no part of revenue. */
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

/** Returns revenue less the refunds of orders that are part of it. */
export const netOf = ({ revenue, refunds, refundsOfCancelled }: Figures) =>
  revenue - (refunds - refundsOfCancelled)

/** Returns an average, rounded to a minor unit; null without orders. */
export const averageOf = ({ orders, revenue }: Figures) =>
  orders === 0 ? null : Math.round(revenue / orders)

/** Returns a share in per cent, to a tenth; null of nothing. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.round((part * 1000) / whole) / 10

/** Returns a change in per cent, to a tenth; null from nothing. */
export const changeOf = (before: number, now: number) =>
  before === 0 ? null : Math.round(((now - before) * 1000) / Math.abs(before)) / 10

/** Returns the outcome: paid or delivered orders succeeded, cancelled ones failed. */
export function cashStateOf(order: { status: OrderStatus; payment: Payment; cash: number }) {
  if (!WAYS_TO_PAY[order.payment].atTheDoor) return undefined
  if (order.status === 'cancelled') return 'failed'
  return order.status === 'delivered' || order.cash > 0 ? 'succeeded' : 'open'
}

/** The days whose sales give the rate of stock cover: whole weeks. */
export const COVER_DAYS = 28

/** Returns the days for which stock lasts at a rate, to a tenth; null where none was sold. */
export const coverOf = (left: number, sold: number, days: number) =>
  sold <= 0 ? null : Math.round((left * days * 10) / sold) / 10
