import type { Connection } from '../../database/tables.server'

/** Returns the pieces by position that refunds put back on sale. */
export async function restockedByRefunds(connection: Connection, orderId: number) {
  const rows = await connection
    .selectFrom('order_refund_lines')
    .innerJoin('order_refunds', 'order_refunds.id', 'order_refund_lines.refund_id')
    .select(['position', 'restocked'])
    .where('order_id', '=', orderId)
    .where('restocked', '>', 0)
    .execute()
  return piecesBy(rows.map(({ position, restocked }) => ({ position, pieces: restocked })))
}

/** Returns the pieces by position that are with the customer: no more may go back on sale. */
export async function piecesOut(
  connection: Connection,
  { id, status }: { id: number; status: string },
) {
  const ordered = await connection
    .selectFrom('order_lines')
    .select(['position', 'quantity'])
    .where('order_id', '=', id)
    .execute()
  const refunded = await restockedByRefunds(connection, id)
  const returned = piecesBy(
    await connection
      .selectFrom('order_return_lines')
      .innerJoin('order_returns', 'order_returns.id', 'order_return_lines.return_id')
      .select(['position', 'quantity as pieces'])
      .where('order_id', '=', id)
      .where('restocked', '=', 1)
      .execute(),
  )
  const back = (position: number) => (refunded.get(position) ?? 0) + (returned.get(position) ?? 0)
  return new Map(
    ordered.map(({ position, quantity }) => [
      position,
      status === 'cancelled' ? 0 : Math.max(0, quantity - back(position)),
    ]),
  )
}

function piecesBy(rows: { position: number; pieces: number }[]) {
  const sums = new Map<number, number>()
  for (const { position, pieces } of rows) sums.set(position, (sums.get(position) ?? 0) + pieces)
  return sums
}
