import type { Connection } from '../../../database/tables.server'
import type { OrderRow } from '../../../orders/reading/find-order.server'
import type { VersionSpan } from '../order/own-changes'

/**
 * Adds the versions of an order before and after a change to the answer, so that whoever made the
 * change is not told of it as somebody else's. `row` was read under the lock, before the change.
 */
export async function withVersions<Answer extends object>(
  connection: Connection,
  row: Pick<OrderRow, 'id' | 'version'>,
  answer: Answer,
): Promise<Answer & { versions: VersionSpan }> {
  const { version } = await connection
    .selectFrom('orders')
    .select('version')
    .where('id', '=', row.id)
    .executeTakeFirstOrThrow()
  return { ...answer, versions: [row.version, version] }
}
