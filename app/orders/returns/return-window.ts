import { DAY_MS } from '../../durations'
import { WITHDRAWAL_DAYS } from '../order/european-union'
import type { OrderStatus } from '../order/status'

/** Why nothing can be sent back. Names of texts. */
export type Closed = 'cancelled' | 'not_delivered' | 'over' | 'nothing_left'

/** `until` is the last day, such as 2026-12-22; missing until the order is delivered. */
export type ReturnWindow = { open: true; until?: string } | { open: false; why: Closed }

export interface Dates {
  status: OrderStatus
  /** Days such as 2026-11-22, in the shop's time zone. */
  delivered?: string
  today: string
}

/** Allows a return for `days` after the day of the delivery. */
export function returnWindow({ status, delivered, today }: Dates, days: number): ReturnWindow {
  if (status === 'cancelled') return { open: false, why: 'cancelled' }
  if (!delivered) return { open: false, why: 'not_delivered' }
  const until = addDays(delivered, days)
  return today <= until ? { open: true, until } : { open: false, why: 'over' }
}

/**
 * Allows a withdrawal from the order until 14 days after the delivery (Directive 2011/83/EU,
 * Article 9); a last day at the weekend moves to Monday (Regulation 1182/71, Article 3).
 */
export function withdrawalWindow({ status, delivered, today }: Dates): ReturnWindow {
  if (status === 'cancelled') return { open: false, why: 'cancelled' }
  if (!delivered) return { open: true }
  const until = fourteenDaysAfter(delivered)
  return today <= until ? { open: true, until } : { open: false, why: 'over' }
}

/**
 * Returns the last day of the 14 that begin after `day`: to withdraw after a delivery, and to send
 * articles back (Article 14). It is no day at a weekend.
 */
export function fourteenDaysAfter(day: string) {
  const last = addDays(day, WITHDRAWAL_DAYS)
  return addDays(last, { 6: 2, 0: 1 }[new Date(last).getUTCDay()] ?? 0)
}

const addDays = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
