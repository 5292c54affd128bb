import type { Connection } from '../../database/tables.server'
import { NO } from '../../database/yes.server'
import { storedKind } from '../../settings/stored-kind.server'

/**
 * Returns those of the products whose stored price a merchant's own shop has asked of nobody: the
 * shop is not open, or they are not listed. Such a price is never one to cross out.
 */
export async function neverAsked(
  connection: Connection,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { isOwn, isOpen } = await storedKind(connection)
  if (!isOwn) return new Set()
  if (!isOpen) return new Set(ids)
  const unlisted = await connection
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where('listed', '=', NO)
    .execute()
  return new Set(unlisted.map(({ id }) => id))
}
