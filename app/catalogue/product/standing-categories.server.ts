import { type Connection, engineOf } from '../../database/tables.server'

/**
 * Returns which of these categories there are. Until the caller's transaction ends none of them can
 * be removed, so that a product that is put into one stays in a category.
 */
export async function standingCategories(connection: Connection, slugs: readonly string[]) {
  if (slugs.length === 0) return new Set<string>()
  const rows = await connection
    .selectFrom('categories')
    .select('slug')
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .$if(engineOf(connection) === 'postgres', (query) => query.forKeyShare())
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}
