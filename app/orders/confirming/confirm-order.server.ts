import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { hashSecret } from '../../secrets/secret.server'
import { promisedAnew } from '../delivery/promise.server'
import { enqueueOrderMail } from '../mails/enqueue-order-mails.server'
import type { Billing } from '../order'
import { noteByLink } from '../versions/by-link.server'
import { changedNow } from '../versions/changed.server'

/** `not_asked`: the order needs no confirmation. `ended`: it is cancelled, or its time is over. */
export type Confirmation =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'not_found' | 'not_asked' | 'wrong_code' | 'ended' }

/** By its customer, who has the code of the mail, or by the merchant, who names the number. */
export type Confirming = { token: string; code: string } | { number: string }

/** Once: confirming again changes nothing, and the code of an order that ended is dead. */
export const confirmOrder = (db: Connection, by: Confirming, now = Date.now()) =>
  inTransaction(db, async (connection): Promise<Confirmation> => {
    const order = await lockOrder(connection, by)
    if (!order) return { ok: false, code: 'not_found' }
    if (order.confirm_hash === null) return { ok: false, code: 'not_asked' }
    if ('code' in by && hashSecret(by.code) !== order.confirm_hash)
      return { ok: false, code: 'wrong_code' }
    if (order.confirmed_at !== null) return { ok: true, changed: false }
    if (order.status !== 'confirmed' || order.due_at === null || order.due_at <= now)
      return { ok: false, code: 'ended' }
    const billing = JSON.parse(order.billing) as Billing
    const promised = await promisedAnew(connection, order.id, { billing, now })
    await connection
      .updateTable('orders')
      .set({ confirmed_at: now, due_at: null, ...promised, ...changedNow(now) })
      .where('id', '=', order.id)
      .execute()
    if ('token' in by) await noteByLink(connection, order.number, 'order.confirmed')
    // An erased customer has no address (cli/privacy).
    if (billing.email) {
      const recipient = { orderId: order.id, billing, language: order.language }
      await enqueueOrderMail(connection, 'order-confirmation', recipient)
    }
    return { ok: true, changed: true }
  })

/** Waits for a change of the order that is under way, such as its end. */
const lockOrder = (connection: Connection, by: Confirming) =>
  connection
    .selectFrom('orders')
    .select(['id', 'number', 'status', 'billing', 'language'])
    .select(['confirm_hash', 'confirmed_at', 'due_at'])
    .where((where) =>
      'token' in by ? where('token', '=', by.token) : where('number', '=', by.number),
    )
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
