import type { Insertable } from 'kysely'
import { findRow, insertRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { touchOrder } from '../versions/changed.server'
import type { LeftLine, ReturnedOrder } from './return-options.server'
import type { Reason } from './return-rules'
import type { OrderReturnsTable } from './tables.server'

export interface ReturnLineRequest {
  position: number
  quantity: number
  reason?: Reason
}

type Row = Insertable<OrderReturnsTable>
type NewReturn = Pick<Row, 'request_key' | 'kind' | 'state' | 'requested_at'> &
  Partial<Pick<Row, 'name' | 'email' | 'note' | 'restocked'>>

/** Finds the return that a form made before, when it is sent again. */
export const findByKey = (db: Connection, orderId: number, key: string) =>
  findRow(db, 'order_returns', { request_key: key, order_id: orderId }, ['id', 'sequence'])

/** Returns the wanted lines that exceed what is left, with what is left. */
export const linesBeyond = (wanted: readonly ReturnLineRequest[], lines: readonly LeftLine[]) =>
  wanted.flatMap(({ position, quantity }) => {
    const left = lines.find((line) => line.position === position)?.left ?? 0
    return quantity > left ? [{ position, left }] : []
  })

/** Stores a return; the caller holds the lock on the order. */
export async function storeReturn(
  connection: Connection,
  order: ReturnedOrder,
  row: NewReturn,
  lines: readonly ReturnLineRequest[],
) {
  const { newest } = await connection
    .selectFrom('order_returns')
    .select((select) => select.fn.max('sequence').as('newest'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const stored = { id: timeOrderedId(), sequence: Number(newest ?? 0) + 1 }
  await insertRow(connection, 'order_returns', {
    name: null,
    email: null,
    note: null,
    answer: null,
    accepted_at: null,
    refused_at: null,
    received_at: null,
    refunded_at: null,
    ...row,
    ...stored,
    order_id: order.id,
  })
  await connection
    .insertInto('order_return_lines')
    .values(
      lines.map(({ position, quantity, reason = null }) => ({
        return_id: stored.id,
        position,
        quantity,
        reason,
        refund: null,
      })),
    )
    .execute()
  await touchOrder(connection, order.id)
  return stored
}
