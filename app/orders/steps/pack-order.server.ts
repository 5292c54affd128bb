import type { Connection } from '../../database/tables.server'
import { type PublicStatus, publicStatus } from '../order/status'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow } from '../versions/changed.server'

export type Packed =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'unconfirmed' }
  | { ok: false; code: 'forbidden'; status: PublicStatus }

/**
 * Marks an order locked by the caller's transaction as packed or not; the customer sees no change.
 */
export async function packOrderIn(
  connection: Connection,
  order: OrderRow,
  packed: boolean,
): Promise<Packed> {
  const { status } = order
  if (status === 'awaiting_confirmation') return { ok: false, code: 'unconfirmed' }
  if (status !== 'paid' && status !== 'confirmed')
    return { ok: false, code: 'forbidden', status: publicStatus(status) }
  if ((order.packed_at !== null) === packed) return { ok: true, changed: false }
  await connection
    .updateTable('orders')
    .set({ packed_at: packed ? Date.now() : null, ...changedNow() })
    .where('id', '=', order.id)
    .execute()
  return { ok: true, changed: true }
}
