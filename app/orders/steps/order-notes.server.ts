import { findRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { touchOrder } from '../versions/changed.server'

export interface OrderNote {
  id: string
  by: { id: string; name: string }
  text: string
  /** Epoch milliseconds. */
  at: number
}

/** Returns notes, oldest first. */
export async function notesOf(db: Connection, orderId: number): Promise<OrderNote[]> {
  const rows = await db
    .selectFrom('order_notes')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, staff_id, staff_name, text, at }) => ({
    id,
    by: { id: staff_id, name: staff_name },
    text,
    at,
  }))
}

/** Stores a note once by its id; false when it was there already. */
export async function addNote(
  connection: Connection,
  orderId: number,
  { id, by, text }: Omit<OrderNote, 'at'>,
) {
  const { numInsertedOrUpdatedRows } = await connection
    .insertInto('order_notes')
    .values({
      id,
      order_id: orderId,
      staff_id: by.id,
      staff_name: by.name,
      text,
      at: Date.now(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows) === 0) return false
  await touchOrder(connection, orderId)
  return true
}

/** Deletes one's own note and returns its text; undefined when it is gone. */
export async function deleteNote(
  connection: Connection,
  orderId: number,
  { id, staffId }: { id: string; staffId: string },
): Promise<{ ok: true; text: string } | { ok: false; code: 'not_found' | 'not_own' }> {
  const note = await findRow(connection, 'order_notes', { id, order_id: orderId }, [
    'text',
    'staff_id',
  ])
  if (!note) return { ok: false, code: 'not_found' }
  if (note.staff_id !== staffId) return { ok: false, code: 'not_own' }
  await connection.deleteFrom('order_notes').where('id', '=', id).execute()
  await touchOrder(connection, orderId)
  return { ok: true, text: note.text }
}
