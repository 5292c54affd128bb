import { sql } from 'kysely'
import { config } from '../../config.server'
import { findRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, HOUR_MS } from '../../durations'
import { type MailJob, orderIdOf } from '../../mail/enqueue-mail.server'
import { PAYMENTS } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { inAdvanceOf, WAYS_TO_PAY } from '../paying/ways-to-pay'
import { remindAt } from './remind-unpaid.server'

/** Mails about a new order, with the time to pay or confirm. */
const HOW_TO_PAY = Object.values(WAYS_TO_PAY).flatMap(({ inAdvance }) =>
  inAdvance?.instructions ? [inAdvance.instructions] : [],
)
const FIRST = ['order-confirmation', 'order-to-confirm', ...HOW_TO_PAY]

/** The statuses of orders that end by themselves, each with its column of the time. */
export const ENDS = { awaiting_payment: 'due_at', awaiting_confirmation: 'confirm_by' } as const
export type Ending = keyof typeof ENDS

/**
 * Returns a condition for orders whose customer was not told yet how to pay or confirm: the mail
 * waits, or was given up less than one deadline ago, so that the merchant can send it.
 */
export function untold(status: Ending, now: number) {
  const key = sql`'mail:' || ${status === 'awaiting_payment' ? instructions : sql.lit('order-to-confirm')} || ':' || orders.id`
  const graceMs = settings().payment.bankDueDays * DAY_MS
  return sql<boolean>`exists (select 1 from jobs where jobs.dedupe_key = ${key}
    and (jobs.state = 'waiting' or ${sql.ref(`orders.${ENDS[status]}`)} > ${now - graceMs}))`
}

const instructions = sql`case orders.payment ${sql.join(
  PAYMENTS.flatMap((payment) => {
    const { inAdvance } = WAYS_TO_PAY[payment]
    return inAdvance?.instructions
      ? [sql`when ${sql.lit(payment)} then ${sql.lit(inAdvance.instructions)}`]
      : []
  }),
  sql` `,
)} end`

/**
 * Extends the deadline when a first mail goes after half of it, so that the customer has the whole
 * time. Mails that the merchant repeats change nothing.
 */
export const giveTime = (db: Database) => async (mail: MailJob) => {
  const orderId = orderIdOf(mail)
  if (orderId === undefined || !FIRST.some((name) => mail.key === `${name}:${orderId}`)) return
  const now = Date.now()
  const order = await findRow(db, 'orders', { id: orderId }, [
    'status',
    'payment',
    'advance',
    'due_at',
    'confirm_by',
    'remind_at',
  ])
  if (!order || !(order.status in ENDS)) return
  const column = ENDS[order.status as Ending]
  const ends = order[column]
  if (ends === null) return
  const wholeMs =
    inAdvanceOf(order)?.within(settings().payment) ?? config.COD_CONFIRM_HOURS * HOUR_MS
  const due = now + wholeMs
  if (ends >= due - wholeMs / 2) return
  await inTransaction(db, (connection) =>
    connection
      .updateTable('orders')
      .set({ [column]: due, remind_at: order.remind_at && remindAt(now, due) })
      .where('id', '=', orderId)
      .where(column, '=', ends) // The order may be paid or ended meanwhile.
      .execute(),
  )
}

/** Drops mails that wait for their turn; true when the customer never heard of the order. */
export async function dropHeld(connection: Connection, orderId: number, what: 'all' | 'payment') {
  const names = what === 'all' ? FIRST : HOW_TO_PAY
  const dropped = await connection
    .deleteFrom('jobs')
    .where(
      'dedupe_key',
      'in',
      names.map((name) => `mail:${name}:${orderId}`),
    )
    .where('attempts', '=', 0)
    .where('run_at', '>', Date.now())
    .returning('dedupe_key')
    .execute()
  return dropped.length > 0
}
