import { engineOf } from '../../database/engine.server'
import type { Connection } from '../../database/tables.server'
import { type OrderStatus, shownStatusOf } from '../status'
import { changedNow } from '../versions/changed.server'

export type Packed =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'not_found' | 'unconfirmed' }
  | { ok: false; code: 'forbidden'; status: OrderStatus }

/** Marks an order that is to be sent as packed, or as not; what it is for its customer stays. */
export async function packOrderIn(
  connection: Connection,
  number: string,
  packed: boolean,
): Promise<Packed> {
  const order = await connection
    .selectFrom('orders')
    .select(['id', 'status', 'payment', 'due_at', 'packed_at'])
    .where('number', '=', number)
    .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!order) return { ok: false, code: 'not_found' }
  const { status } = order
  if (status !== 'paid' && status !== 'confirmed') return { ok: false, code: 'forbidden', status }
  if (shownStatusOf(order) === 'awaiting_confirmation') return { ok: false, code: 'unconfirmed' }
  if ((order.packed_at !== null) === packed) return { ok: true, changed: false }
  await connection
    .updateTable('orders')
    .set({ packed_at: packed ? Date.now() : null, ...changedNow() })
    .where('id', '=', order.id)
    .execute()
  return { ok: true, changed: true }
}
