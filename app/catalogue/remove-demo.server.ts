import { announceChange, type DataChange, recordChange } from '../database/changes.server'
import { type Database, YES } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { changeListed } from './care/edit-products.server'
import { logCatalogueChange } from './index/catalogue-log.server'
import { refreshIndex } from './index/current-index.server'
import { demoCategories } from './seed.server'
import './size-guides/tables.server'

/**
 * Removes the demo's products and size guides from the shop, and its categories unless the merchant
 * uses or has changed them. Returns how many products are, or with `dryRun` would be, no longer listed. Orders
 * keep theirs.
 */
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
  if (!dryRun) await removeDemoCategories(db)
  return ids.length
}

async function removeDemoCategories(db: Database) {
  const slugs = demoCategories().map(({ slug }) => slug)
  const removed = await inTransaction(db, async (connection) => {
    const kept = await connection
      .selectFrom('products')
      .select('category')
      .distinct()
      .where('category', 'in', slugs)
      .where((row) => row.or([row('source', 'is distinct from', 'demo'), row('listed', '=', YES)]))
      .execute()
    // A kept category shows no picture of the demo's goods.
    const cleared = await connection
      .updateTable('categories')
      .set({ picture: null })
      .where('slug', 'in', slugs)
      .where('picture', 'like', '/media/demo/%')
      .returning('slug')
      .execute()
    const guides = await connection
      .deleteFrom('size_guides')
      .where('own', '=', 0)
      .returning('slug')
      .execute()
    const guided = await connection.selectFrom('size_guides').select('slug').execute()
    const named = await connection.selectFrom('category_names').select('slug').distinct().execute()
    const used = new Set([
      ...kept.map(({ category }) => category),
      ...named.map(({ slug }) => slug),
      ...guided.map(({ slug }) => slug),
    ])
    const unused = slugs.filter((slug) => !used.has(slug))
    const gone = await connection
      .deleteFrom('categories')
      .where('slug', 'in', unused)
      .where('own', '=', 0)
      .where('picture', 'is', null)
      .where('address', 'is', null)
      .where('seo_texts', 'is', null)
      .returning('slug')
      .execute()
    if (cleared.length + gone.length + guides.length === 0) return undefined
    await logCatalogueChange(connection, [])
    // A guide may stand on pages of the merchant's own products.
    const change: DataChange = guides.length > 0 ? { products: 'all' } : { products: [] }
    await recordChange(connection, change)
    return change
  })
  if (!removed) return
  await refreshIndex(db)
  announceChange(db, removed)
}
