import { rm, stat } from 'node:fs/promises'
import { forgetOldRequests } from '../../catalogue/back-in-stock/requests.server'
import { announceRatings } from '../../catalogue/ratings/recount.server'
import { config } from '../../config.server'
import { emptyLog } from '../../database/erasures/freed.server'
import { repeat } from '../../database/jobs/repeat.server'
import { idsOf } from '../../database/rows.server'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS } from '../../durations'
import { log } from '../../http/log.server'
import { listOutbox, type OutboxFile } from '../../mail/outbox-files.server'
import { forgetBuyers } from '../../orders/invoices/buyers.server'
import { isAnonymous } from '../../orders/order/is-anonymous'
import { REFUND_EVENT } from '../../orders/refunds/enqueue-refund-mail.server'
import { ORDER_MAILS } from '../../orders/register-mails.server'
import { RETURN_EVENTS } from '../../orders/returns/enqueue-return-mail.server'
import { withOpenReturns } from '../../orders/returns/forget-returns.server'
import { forgetPayments } from '../../payments/forget-payments.server'
import { forgetAnswers, MESSAGE_MAILS } from '../messages/delete-messages.server'
import { eraseOrders } from '../privacy/erase-orders.server'
import { forgetSubjects } from '../privacy/forget-audit.server'

/** Deletes what is older than the RETAIN_ settings or its own time, and what was mailed about it. */
export async function forgetOld(db: Database, now = Date.now()) {
  await inTransaction(db, (one) => forgetOldRequests(one, now))
  await inTransaction(db, (one) => forgetPayments(one, now))
  const before = (days: number | 'off') => (days === 'off' ? undefined : now - days * DAY_MS)
  const messages = before(config.RETAIN_MESSAGES_DAYS)
  if (messages !== undefined) await inTransaction(db, (one) => forgetMessages(one, messages))
  const orders = before(config.RETAIN_ORDERS_DAYS)
  if (orders !== undefined) await forgetOrders(db, orders)
  const invoices = before(config.RETAIN_INVOICES_DAYS)
  if (invoices !== undefined) await inTransaction(db, (one) => forgetBuyers(one, invoices))
  const mails = before(config.RETAIN_OUTBOX_DAYS)
  if (mails !== undefined) await inTransaction(db, (one) => forgetDeadMails(one, mails))
  await forgetFiles(db, mails)
  if (engineOf(db) === 'sqlite') await emptyLog(db)
}

/** Deletes mail files about anonymous orders and erased messages, whichever machine erased. */
async function forgetFiles(db: Database, before: number | undefined) {
  const erased = await db.selectFrom('erasures').select('id').limit(1).executeTakeFirst()
  const { RETAIN_MESSAGES_DAYS, RETAIN_ORDERS_DAYS } = config
  if (
    !erased &&
    before === undefined &&
    RETAIN_MESSAGES_DAYS === 'off' &&
    RETAIN_ORDERS_DAYS === 'off'
  )
    return
  for (const file of await listOutbox()) {
    const old = before !== undefined && (await changedAt(file.path)) < before
    if (old || (await isOfAnonymousOrder(db, file)) || (await isOfDeletedMessage(db, file)))
      await rm(file.path, { force: true })
  }
}

/** Asks the database, as another process may have deleted what this one mailed about. */
async function isOfDeletedMessage(db: Database, { kind, event }: OutboxFile) {
  if (!MESSAGE_MAILS.includes(kind)) return false
  const message = db.selectFrom('contact_messages').select('id').where('id', '=', event)
  return (await message.executeTakeFirst()) === undefined
}

/** A file that another process has just removed counts as new. */
const changedAt = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )

/** Deletes old messages, and newsletter addresses that were never confirmed. */
async function forgetMessages(connection: Connection, before: number) {
  const old = await connection
    .deleteFrom('contact_messages')
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  const ids = old.map(({ id }) => id)
  await forgetAnswers(connection, ids)
  await forgetSubjects(
    connection,
    ids.map((id) => `message ${id}`),
  )
  await connection
    .deleteFrom('subscribers')
    .where('state', '=', 'pending')
    .where('changed_at', '<', before)
    .execute()
}

const forgetDeadMails = (connection: Connection, before: number) =>
  connection
    .deleteFrom('jobs')
    .where('kind', '=', 'mail')
    .where('state', '=', 'dead')
    .where('created_at', '<', before)
    .execute()

/** Deletes old data at the start and daily. Each process does it for its own outbox. */
export function startForgetting(db: Database) {
  const forgetting = repeat(
    () => forgetOld(db),
    DAY_MS,
    (error) => log.error({ err: error }, 'old data was not deleted'),
  )
  forgetting.run()
  return forgetting
}

/** The rows of one query. It is short, because on SQLite a query blocks the thread. */
const ROWS = 500

/**
 * Anonymises orders that were delivered or cancelled before `before` (epoch milliseconds) and have
 * no open return, and deletes their waiting mails.
 */
export async function forgetOrders(db: Database, before: number) {
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('orders')
      .select(['id', 'number', 'placed_at', 'delivered_at', 'cancelled_at', 'request_hash'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(ROWS)
      .execute()
    const due = rows.filter((row) => !isAnonymous(row) && endedAt(row) < before)
    const open = await withOpenReturns(db, idsOf(due))
    await forget(
      db,
      due.filter(({ id }) => !open.has(id)),
    )
    last = rows.at(-1)?.id ?? 0
    // Ids follow the time of the order, so all later ones are too young.
    if (rows.length < ROWS || (rows.at(-1)?.placed_at ?? 0) >= before) return
  }
}

const endedAt = (row: { delivered_at: number | null; cancelled_at: number | null }) =>
  row.cancelled_at ?? row.delivered_at ?? Number.POSITIVE_INFINITY

async function forget(db: Database, orders: { id: number; number: string }[]) {
  if (orders.length === 0) return
  const rated = await inTransaction(db, async (connection) => {
    const { rated } = await eraseOrders(connection, orders, 'nameless')
    return rated
  })
  await announceRatings(db, rated)
}

export async function isOfAnonymousOrder(db: Database, { kind, event }: OutboxFile) {
  const ofOrders: readonly string[] = [...ORDER_MAILS, REFUND_EVENT, ...RETURN_EVENTS]
  const id = /^\d{1,15}(?![^_])/.exec(event)?.[0]
  if (!ofOrders.includes(kind) || id === undefined) return false
  const order = db.selectFrom('orders').select('request_hash').where('id', '=', Number(id))
  const found = await order.executeTakeFirst()
  return found !== undefined && isAnonymous(found)
}
