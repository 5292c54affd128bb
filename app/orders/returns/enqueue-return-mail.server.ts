import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { AT_ONCE, enqueueMail } from '../../mail/enqueue-mail.server'
import { shopAddress } from '../../mail/shop-address.server'
import type { Billing } from '../order/order'
import type { ReturnedOrder } from './return-options.server'

export const RETURN_EVENTS = [
  'return-requested',
  'return-accepted',
  'return-refused',
  'return-received',
  'return-refunded',
  'withdrawal-receipt',
  'return-to-answer',
] as const
export type ReturnEvent = (typeof RETURN_EVENTS)[number]

export interface ReturnMail {
  orderId: number
  sequence: number
}

interface Event {
  order: ReturnedOrder
  sequence: number
  /** By default the order's address and language. */
  to?: string
  language?: Language
}

/** The dot lets the file of a mail in the outbox be named by the order alone (outbox-files). */
export const returnMailKey = (event: ReturnEvent, orderId: number, sequence: number) =>
  `${event}:${orderId}.${sequence}`

/** Nobody is written to when the customer was erased. */
export async function enqueueReturnMail(
  connection: Connection,
  event: ReturnEvent,
  { order, sequence, ...given }: Event,
  at = AT_ONCE,
) {
  const { email } = JSON.parse(order.billing) as Billing
  const { to = email, language = order.language } = given
  if (!to) return
  await enqueueMail(
    connection,
    {
      key: returnMailKey(event, order.id, sequence),
      template: event,
      to,
      language,
      data: { orderId: order.id, sequence } satisfies ReturnMail,
    },
    at,
  )
}

/** The merchant hears of each that is asked for or declared. */
export const tellShop = (connection: Connection, returned: Pick<Event, 'order' | 'sequence'>) =>
  enqueueReturnMail(connection, 'return-to-answer', {
    ...returned,
    to: shopAddress(),
    language: 'en',
  })
