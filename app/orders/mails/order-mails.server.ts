import type { Connection } from '../../database/tables.server'
import type { MailJob } from '../../mail/enqueue-mail.server'
import { sentMailsOf } from '../../mail/sent-mails.server'
import type { Order } from '../order/order'
import { enqueueOrderMail } from './enqueue-order-mails.server'

export interface OrderMailSeen {
  template: string
  state: 'sent' | 'waiting' | 'failed'
  /** Epoch milliseconds. */
  at: number
  /** The last error of a mail that waits or failed. */
  error?: string
}

/** Returns an order's mails: sent, waiting, and failed for good. */
export async function orderMailsOf(db: Connection, orderId: number): Promise<OrderMailSeen[]> {
  const sent = await sentMailsOf(db, orderId)
  const jobs = await db
    .selectFrom('jobs')
    .select(['payload', 'state', 'created_at', 'last_error'])
    .where('kind', '=', 'mail')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const unsent = jobs.map(({ payload, state, created_at, last_error }) => ({
    template: (JSON.parse(payload) as MailJob).template,
    state: state === 'dead' ? ('failed' as const) : ('waiting' as const),
    at: created_at,
    ...(last_error && { error: last_error }),
  }))
  return [...sent.map((one) => ({ ...one, state: 'sent' as const })), ...unsent]
}

/** Drops an order's mails of a template that were not sent yet, as they are true no more. */
export async function dropUnsent(connection: Connection, orderId: number, template: string) {
  const jobs = await connection
    .selectFrom('jobs')
    .select(['id', 'payload'])
    .where('kind', '=', 'mail')
    .where('order_id', '=', orderId)
    .execute()
  const ids = jobs.flatMap(({ id, payload }) =>
    (JSON.parse(payload) as MailJob).template === template ? [id] : [],
  )
  if (ids.length > 0) await connection.deleteFrom('jobs').where('id', 'in', ids).execute()
}

type Again = (order: Order) => boolean

/** Tells whether a mail is true of an order now. The one that asks to confirm holds a code, once. */
const AGAIN = {
  'order-confirmation': ({ confirmBy }) => !confirmBy,
  'bank-instructions': ({ status }) => status === 'awaiting_payment',
  'order-paid': ({ history, status }) =>
    status !== 'cancelled' && history.some((one) => one.status === 'paid'),
  'order-shipped': ({ status }) => status === 'shipped' || status === 'delivered',
  'order-cancelled': ({ status }) => status === 'cancelled',
  'order-link': () => true,
} as const satisfies Record<string, Again>

export type MailAgain = keyof typeof AGAIN

export const mailsToSend = (order: Order) =>
  order.billing.email
    ? (Object.keys(AGAIN) as MailAgain[]).filter((template) => AGAIN[template](order))
    : []

/** `key` is the request's: repeated, it sends one mail. */
export async function sendAgain(
  connection: Connection,
  { id, order }: { id: number; order: Order },
  { template, key }: { template: string; key: string },
) {
  const known = mailsToSend(order).find((one) => one === template)
  if (!known) return false
  const { billing, language } = order
  await enqueueOrderMail(
    connection,
    known,
    { orderId: id, billing, language },
    { once: `again-${key}` },
  )
  return true
}
