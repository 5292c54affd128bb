import type { Insertable } from 'kysely'
import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { lineShares, refundOf } from '../pricing/refund-shares'
import { touchOrder } from '../versions/changed.server'
import type { LeftLine, ReturnedOrder } from './return-options.server'
import { ACCEPTED_STATES, type Reason } from './return-rules'
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
  db
    .selectFrom('order_returns')
    .select(['id', 'sequence'])
    .where('request_key', '=', key)
    .where('order_id', '=', orderId)
    .executeTakeFirst()

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
  await connection
    .insertInto('order_returns')
    .values({
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
    .execute()
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

/** Includes the tax of its own rate. Only proportions count. */
const paidFor = (
  { unit_price, quantity, tax_rate }: { unit_price: number; quantity: number; tax_rate: number },
  includesTax: boolean,
) => unit_price * quantity * (includesTax ? 1 : 100_000 + tax_rate)

/** Fixes the lines of a return, after those accepted before it, and returns their sum, cents. */
export async function fixRefund(connection: Connection, order: ReturnedOrder, returnId: string) {
  const ordered = await connection
    .selectFrom('order_lines')
    .select(['position', 'unit_price', 'quantity', 'tax_rate'])
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  const returned = await connection
    .selectFrom('order_return_lines')
    .innerJoin('order_returns', 'order_returns.id', 'order_return_lines.return_id')
    .select(['return_id', 'position', 'quantity', 'state'])
    .where('order_id', '=', order.id)
    .execute()
  const paid = ordered.map((line) => paidFor(line, order.includes_tax === 1))
  const shares = lineShares(order.total, paid)
  let sum = 0
  for (const [at, { position, quantity: pieces }] of ordered.entries()) {
    const mine = returned.find((one) => one.return_id === returnId && one.position === position)
    if (!mine) continue
    const before = returned
      .filter((one) => one.return_id !== returnId && one.position === position)
      .filter(({ state }) => ACCEPTED_STATES.includes(state))
      .reduce((all, { quantity }) => all + quantity, 0)
    const refund = refundOf(shares[at] as number, pieces, before, mine.quantity)
    sum += refund
    await connection
      .updateTable('order_return_lines')
      .set({ refund })
      .where('return_id', '=', returnId)
      .where('position', '=', position)
      .execute()
  }
  return sum
}
