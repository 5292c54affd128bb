import { storeMessage } from '../../../app/content/contact.server'
import { subscribe } from '../../../app/content/newsletter.server'
import { enqueueAll } from '../../../app/database/jobs/jobs.server'
import type { Database } from '../../../app/database/tables.server'
import { HOUR_MS } from '../../../app/durations'
import { issueInvoice } from '../../../app/orders/invoices/issue-invoice.server'
import { writeRows } from '../../../app/orders/queue/search-rows.server'
import { hashSecret } from '../../../app/secrets/secret.server'
import { fillOrders } from '../../../bench/desk/fill-orders'
import { noteAtDesk } from '../desk/noted-person'
import { fillOtherTables } from '../filled-tables'
import { addAccount, addReturns } from '../returns/erased-person'
import { EMAIL, NEAR, ZULEIKA } from './known-person'

interface Filling {
  /** Everybody's orders in a year. */
  orders: number
  /** Zuleika's orders; the last of them has not left. */
  own: number
  /** The invoiced ones of those. */
  invoiced: number
}

/**
 * Fills a shop as after a year with a row in each table, with Zuleika wherever a customer can be.
 * Returns her orders' ids.
 */
export async function fillForErasure(db: Database, { orders, own, invoiced }: Filling) {
  await fillOrders(db, orders, 200, Date.now())
  const ids = await giveOrders(db, orders, own)
  const message = await storeMessage(
    db,
    {
      ...{ name: 'Zuleïka Quillfeather', email: EMAIL, phone: ZULEIKA.phone },
      message: 'Leave it at the mill',
    },
    'en',
  )
  const other = { name: 'Other', email: NEAR, phone: '017', message: 'Hello' }
  await storeMessage(db, other, 'en')
  await subscribe(db, ` ${EMAIL.toUpperCase()} `, 'en')
  await fillRest(db)
  await addAccount(db, EMAIL)
  await addTraces(db)
  for (const id of ids.slice(0, invoiced)) await issueInvoice(db, id)
  const [first = 2] = ids
  await addReturns(db, first, EMAIL)
  await addWords(db, ids)
  const named = db.selectFrom('orders').select('number').where('id', '=', first)
  const { number } = await named.executeTakeFirstOrThrow()
  await noteAtDesk(db, { order: number, message, email: EMAIL, near: NEAR })
  return ids
}

async function fillRest(db: Database) {
  const redeemed = { order_id: 1, code: 'APP3', email_key: EMAIL, redeemed_at: 1 }
  await db.insertInto('coupon_redemptions').values(redeemed).execute()
  await fillOtherTables(db)
}

/** Spreads her orders evenly, so that they share database pages with others'. */
async function giveOrders(db: Database, orders: number, own: number) {
  if (own === 0) return []
  const every = Math.floor(orders / own)
  const ids = Array.from({ length: own }, (_, at) => 1 + at * every)
  await db
    .updateTable('orders')
    .set({
      billing: JSON.stringify(ZULEIKA),
      email_key: EMAIL,
      phone_key: ZULEIKA.phone,
      notes: 'Leave it at the mill',
      request_hash: 'of zuleika',
      status: 'delivered',
    })
    .where('id', 'in', ids)
    .execute()
  const last = ids.at(-1) as number
  await db
    .updateTable('orders')
    .set({ status: 'paid', idempotency_key: `order of ${EMAIL}`, tracking: 'Quillfeather 7' })
    .where('id', '=', last)
    .execute()
  for (let at = 0; at < ids.length; at += 200) await writeRows(db, ids.slice(at, at + 200))
  return ids
}

async function addTraces(db: Database) {
  const until = Date.now() + HOUR_MS
  const [address, phone] = [EMAIL, ZULEIKA.phone].map(hashSecret)
  const counted = [`mail:${address}`, `sms:${phone}`, `orders-buyer:${phone}:${address}`]
  await db
    .insertInto('identity_attempts')
    .values(counted.map((key) => ({ key, count: 1, until })))
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const search = { day: '2026-01-01', unanswered: 2 }
  await db
    .insertInto('search_days')
    .values([
      { ...search, text: 'zuleïka quillfeather' },
      { ...search, text: 'heron' },
    ])
    .execute()
  const waits = { product_id: 3, token: 't', state: 'confirmed', language: 'fr', changed_at: 1 }
  await db
    .insertInto('back_in_stock')
    .values([
      { ...waits, email: EMAIL },
      { ...waits, email: NEAR },
    ])
    .execute()
}

async function addWords(db: Database, ids: number[]) {
  const text = 'Zuleïka Quillfeather rang from 01799-424242'
  for (const [at, id] of ids.entries()) {
    const note = { id: `note ${id}`, order_id: id, staff_id: '1', staff_name: 'Mina', text, at: 1 }
    await db.insertInto('order_notes').values(note).execute()
    if (at % 10 > 0) continue
    await db
      .insertInto('reviews')
      .values({
        ...{ order_id: id, position: 1, product_id: 1, name: 'Zuleïka Q.', stars: 4, title: '' },
        ...{ text: 'Leave it at the mill', language: 'en', state: 'held', reason: null },
        ...{ created_at: 1, changed_at: 1 },
      })
      .execute()
  }
  await enqueueAll(
    db,
    ids.slice(0, 20).flatMap((id) => [
      { kind: 'mail', key: `mail:order-paid:${id}`, payload: mailAbout(id, EMAIL) },
      { kind: 'sms', key: `sms:order-to-confirm:${id}`, payload: mailAbout(id, ZULEIKA.phone) },
    ]),
  )
  await db
    .updateTable('jobs')
    .set({ state: 'dead', last_error: 'mailbox full' })
    .where('dedupe_key', '=', `mail:order-paid:${ids[0]}`)
    .execute()
}

const mailAbout = (orderId: number, to: string) => ({
  ...{ key: `order-paid:${orderId}`, template: 'order-paid', to, language: 'en' },
  data: { orderId },
})
