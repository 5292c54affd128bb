import type { Language } from '../../business'
import {
  advanceTakers,
  labelled,
  type WayToPay,
  waysToPay,
} from '../../cart/shipping/ways-to-pay.server'
import type { Connection } from '../../database/tables.server'
import { refundsOfAttempt } from '../../payments/asked-refunds.server'
import { type Attempt, attemptsOf } from '../../payments/attempts.server'
import type { OnlinePayment } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { isPaidAtProvider } from '../paying/ways-to-pay'
import { mayPayOtherwise, type PaymentState, paymentState } from './payment-state'

type Paid = Pick<
  Order,
  'status' | 'payment' | 'total' | 'fee' | 'shipping' | 'advance' | 'currency'
> & {
  billing: Pick<Order['billing'], 'country'>
}

export interface ShownPayment {
  /** Missing where no money of a provider is awaited. */
  state?: PaymentState
  /** What a cash order pays in advance, in minor units, and where; missing once that is settled. */
  advance?: { amount: number; takers: { payment: OnlinePayment; label: string }[] }
  /** The other ways to pay, labelled. */
  others: { payment: string; label: string; note?: string }[]
  /** Money that the order did not need; minor units. */
  returned: { amount: number; done: boolean }[]
  /** Differs once the page would say something else. */
  stamp: string
}

/** Returns what an order's page says of its payment at a provider; undefined where there is none. */
export async function shownPayment(
  db: Connection,
  { id, order }: { id: number; order: Paid },
  language: Language,
): Promise<ShownPayment | undefined> {
  const attempts = await attemptsOf(db, id)
  const awaited = isPaidAtProvider(order) && order.status === 'awaiting_payment'
  if (!awaited && attempts.length === 0) return undefined
  const state = awaited ? paymentState(attempts) : undefined
  const ways = awaited && mayPayOtherwise(attempts) ? otherWays(order) : []
  const others = labelled(language, ways).payments.map(({ payment, label, note }) => ({
    ...{ payment, label },
    ...(note !== undefined && { note }),
  }))
  const { advance: amount = 0, billing } = order
  const takers = awaited && amount > 0 ? advanceTakers(amount, billing.country) : []
  const { ways: names } = textsOf(language).onlinePayment
  const advance = { amount, takers: takers.map((one) => ({ payment: one, label: names[one] })) }
  const returned = await returnedOf(db, attempts)
  const stamp = [order.status, order.payment, state, ...returned.map(({ done }) => done)].join()
  return {
    ...(state && { state }),
    ...(awaited && amount > 0 && { advance }),
    ...{ others, returned, stamp },
  }
}

/** Returns the ways by which an order may be paid instead, with the fees of today. */
export const otherWays = (order: Omit<Paid, 'status'>): WayToPay[] =>
  order.currency === settings().money.currency
    ? waysToPay(order.total - order.fee, order.billing.country, order.shipping).filter(
        ({ payment }) => payment !== order.payment,
      )
    : []

async function returnedOf(db: Connection, attempts: readonly Attempt[]) {
  const refunds = await Promise.all(
    attempts
      .filter(({ status }) => status === 'captured')
      .map(({ id }) => refundsOfAttempt(db, id)),
  )
  return refunds
    .flat()
    .filter(({ cause, status }) => UNNEEDED.includes(cause) && status !== 'failed')
    .map(({ amount, status }) => ({ amount, done: status === 'done' }))
}

const UNNEEDED: readonly string[] = ['second_payment', 'order_cancelled']
