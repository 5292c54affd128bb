import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { emailKey } from '../coupons/coupons.server'
import { lockOrder } from '../order/lock-order.server'
import { changedNow } from '../versions/changed.server'

/**
 * Gives a guest's order to an account of its e-mail address; whoever asks has the order's link.
 * Returns whether the order is of that account then.
 */
export const keepOrder = (
  db: Connection,
  token: string,
  { uid, email = '' }: { uid: string; email?: string },
) =>
  inTransaction(db, async (connection) => {
    const order = await lockOrder(connection, { token })
    if (!order || order.uid !== null) return order?.uid === uid
    if (email === '' || order.email_key !== emailKey(email)) return false
    await updateRow(connection, 'orders', order.id, { uid, ...changedNow() })
    return true
  })
