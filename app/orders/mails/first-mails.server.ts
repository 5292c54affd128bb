import { sql } from 'kysely'
import { config } from '../../config.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import type { MailJob } from '../../mail/enqueue-mail.server'
import { PAYMENTS } from '../../settings/payments'
import { settings } from '../../settings/settings.server'
import { WAYS_TO_PAY } from '../paying/ways-to-pay'
import { remindAt } from '../remind-unpaid.server'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Mails that tell of a new order, and until when it is to be paid or confirmed. */
const HOW_TO_PAY = Object.values(WAYS_TO_PAY).flatMap(({ inAdvance }) =>
  inAdvance ? [inAdvance.instructions] : [],
)
const FIRST = ['order-confirmation', 'order-to-confirm', ...HOW_TO_PAY]

/**
 * True of the query's orders whose customer was not told yet how to pay or confirm: the mail waits;
 * or it was given up, for as long again as a customer has, so that the merchant can send it.
 */
export function untold(now: number) {
  const asked = PAYMENTS.map((payment) => {
    const mail = WAYS_TO_PAY[payment].inAdvance?.instructions ?? 'order-to-confirm'
    return sql`when ${sql.lit(payment)} then ${sql.lit(mail)}`
  })
  const key = sql`'mail:' || case orders.payment ${sql.join(asked, sql` `)} end || ':' || orders.id`
  const graceMs = settings().payment.bankDueDays * DAY_MS
  return sql<boolean>`exists (select 1 from jobs where jobs.dedupe_key = ${key}
    and (jobs.state = 'waiting' or orders.due_at > ${now - graceMs}))`
}

/**
 * Before a first mail is sent: one that comes when half the time is over leaves its customer the
 * whole of it. Not one that the merchant sends again.
 */
export const giveTime = (db: Database) => async (mail: MailJob) => {
  const { orderId } = mail.data as { orderId?: number }
  if (!FIRST.some((name) => mail.key === `${name}:${orderId}`)) return
  const now = Date.now()
  const order = await db
    .selectFrom('orders')
    .select(['payment', 'due_at', 'remind_at'])
    .where('id', '=', orderId as number)
    .where('status', 'in', ['awaiting_payment', 'confirmed'])
    .where('due_at', 'is not', null)
    .executeTakeFirst()
  if (!order) return
  const wholeMs =
    WAYS_TO_PAY[order.payment].inAdvance?.within(settings().payment) ??
    config.COD_CONFIRM_HOURS * HOUR_MS
  const due = now + wholeMs
  if ((order.due_at ?? due) >= due - wholeMs / 2) return
  await inTransaction(db, (connection) =>
    connection
      .updateTable('orders')
      .set({ due_at: due, remind_at: order.remind_at && remindAt(now, due) })
      .where('id', '=', orderId as number)
      .where('due_at', '=', order.due_at) // not one that was paid or ended meanwhile
      .execute(),
  )
}

/** Drops those that still wait for their turn: true when its customer never heard of the order. */
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
