import type { Connection } from '../../../database/tables.server'
import { type OrderRow, orderNumberOf } from '../../../orders/find-order.server'
import { publicStatus } from '../../../orders/status'
import { lockOrder } from '../../../orders/versions/lock-order.server'
import { DeskFault } from '../../api/endpoint'

export const noSuchOrder = () => new DeskFault(404, 'not_found', 'There is no such order.')

/**
 * The order, which nobody else changes until the transaction ends. Throws where it is no more what the
 * person saw; a script may say no version.
 */
export async function orderAtVersion(
  connection: Connection,
  number: string,
  version: number | undefined,
): Promise<OrderRow> {
  const row = await lockOrder(connection, { number: orderNumberOf(number) })
  if (!row) throw noSuchOrder()
  if (version !== undefined && row.version !== version)
    throw new DeskFault(409, 'changed_meanwhile', 'Somebody changed this order meanwhile.', {
      now: { version: row.version, status: publicStatus(row.status) },
    })
  return row
}
