import type { Database } from '../../database/tables.server'
import { YES } from '../../database/yes.server'
import { changeListed } from './edit-products.server'

/** Returns how many are, or with `dryRun` would be, no longer listed. Orders keep theirs. */
export async function removeDemoProducts(db: Database, { dryRun = false } = {}) {
  const rows = await db
    .selectFrom('products')
    .select('id')
    .where('source', '=', 'demo')
    .where((row) => row.or([row('listed', '=', YES), row('hidden', '=', YES)]))
    .orderBy('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  if (!dryRun && ids.length > 0)
    await changeListed(db, ids, (connection) =>
      connection
        .updateTable('products')
        .set({ listed: 0, hidden: 0, changed_at: Date.now() })
        .where('id', 'in', ids)
        .execute(),
    )
  return ids.length
}
