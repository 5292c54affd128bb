import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { shopAddress } from '../../mail/sender.server'
import { mailCustomer } from '../mails/enqueue-order-mails.server'
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
  /** The order's address and language by default. */
  to?: string
  language?: Language
}

const returnMailKey = (event: ReturnEvent, orderId: number, sequence: number) =>
  `${event}:${orderId}.${sequence}`

/** Enqueues nothing when the customer was erased. */
export const enqueueReturnMail = (
  connection: Connection,
  event: ReturnEvent,
  { order, sequence, to, language }: Event,
  at?: number,
) =>
  mailCustomer(
    connection,
    order,
    {
      key: returnMailKey(event, order.id, sequence),
      template: event,
      to,
      language,
      data: { orderId: order.id, sequence } satisfies ReturnMail,
    },
    at,
  )

/** Mails the merchant about each return asked for or declared. */
export const tellShop = (connection: Connection, returned: Pick<Event, 'order' | 'sequence'>) =>
  enqueueReturnMail(connection, 'return-to-answer', {
    ...returned,
    to: shopAddress(),
    language: 'en',
  })
