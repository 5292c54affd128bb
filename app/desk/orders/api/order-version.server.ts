import { requireRow } from '../../../database/rows.server'
import type { Connection } from '../../../database/tables.server'
import { lockOrder } from '../../../orders/order/lock-order.server'
import { publicStatus } from '../../../orders/order/status'
import { type OrderRow, orderNumberOf } from '../../../orders/reading/find-order.server'
import { DeskFault } from '../../api/endpoint'
import type { VersionSpan } from '../order/own-changes'

export const noSuchOrder = () => new DeskFault(404, 'not_found', 'There is no such order.')

/**
 * Locks the order until the transaction ends. Throws where it changed since the person saw it;
 * scripts may omit the version.
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

/**
 * Adds the versions of an order before and after a change to the answer, so that whoever made the
 * change is not told of it as somebody else's. `row` was read under the lock, before the change.
 */
export async function withVersions<Answer extends object>(
  connection: Connection,
  row: Pick<OrderRow, 'id' | 'version'>,
  answer: Answer,
): Promise<Answer & { versions: VersionSpan }> {
  const { version } = await requireRow(connection, 'orders', { id: row.id }, ['version'])
  return { ...answer, versions: [row.version, version] }
}
