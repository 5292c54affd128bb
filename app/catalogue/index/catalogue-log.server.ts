import { insertRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'

export interface CatalogueVersion {
  version: number
  token: string | null
}

/** The number of versions kept; a process further behind reads the whole catalogue faster. */
const KEPT = 1000

/**
 * Logs a change of products (not of their stock) in the transaction that makes it. Versions are
 * committed in order, because the state's row stays locked until then.
 */
export async function logCatalogueChange(connection: Connection, products: number[] | 'all') {
  const { value: version } = await connection
    .insertInto('catalogue_state')
    .values({ name: 'version', value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((row) => ({
        value: row('catalogue_state.value', '+', 1),
      })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  await insertRow(connection, 'catalogue_changes', {
    version,
    token: crypto.randomUUID(),
    products: String(products),
  })
  await connection
    .deleteFrom('catalogue_changes')
    .where('version', '<=', version - KEPT)
    .execute()
}

/** Restarts the log after the catalogue was replaced, so that no older index is reused. */
export async function startAtVersion(connection: Connection, version: number) {
  await connection
    .insertInto('catalogue_state')
    .values({ name: 'version', value: version })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: version }))
    .execute()
  await insertRow(connection, 'catalogue_changes', {
    version,
    token: crypto.randomUUID(),
    products: 'all',
  })
}

export async function catalogueVersion(db: Database): Promise<CatalogueVersion> {
  const row = await db
    .selectFrom('catalogue_state')
    .leftJoin('catalogue_changes', 'catalogue_changes.version', 'catalogue_state.value')
    .select(['value', 'token'])
    .where('name', '=', 'version')
    .executeTakeFirst()
  return { version: row?.value ?? 0, token: row?.token ?? null }
}

/** Returns the changes after a version and the version reached; 'all' when the log is too short. */
export async function changesSince(
  db: Database,
  since: CatalogueVersion,
): Promise<{ ids: number[] | 'all'; now: CatalogueVersion }> {
  const now = await catalogueVersion(db)
  if (now.version === since.version && now.token === since.token) return { ids: [], now }
  const rows = await db
    .selectFrom('catalogue_changes')
    .selectAll()
    .where('version', '>=', since.version)
    .where('version', '<=', now.version)
    .orderBy('version')
    .execute()
  const [first, ...later] = rows
  const known =
    first?.version === since.version && first.token === since.token
      ? later.length === now.version - since.version
      : since.version === 0 && rows.length === now.version
  const changed = since.version === 0 ? rows : later
  if (!known || changed.some(({ products }) => products === 'all')) return { ids: 'all', now }
  const ids = changed.flatMap(({ products }) => products.split(',').filter(Boolean).map(Number))
  return { ids: [...new Set(ids)], now }
}

declare module '../../database/tables.server' {
  interface Tables {
    catalogue_changes: CatalogueChangesTable
  }
}

interface CatalogueChangesTable {
  version: number
  token: string
  /** Ids with commas between, '' when only categories changed, or 'all'. */
  products: string
}
