import { sql } from 'kysely'
import { containing } from '../database/containing'
import type { Connection } from '../database/tables.server'
import type { RedirectKind } from './tables.server'
import './tables.server'

export interface ListedRedirect {
  source: string
  target: string
  kind: RedirectKind
  madeAt: number
}

interface Asked {
  search?: string
  kind?: RedirectKind
  offset?: number
  limit: number
}

/** Returns redirects whose source or target contains the text, the newest first, and their number. */
export async function listRedirects(
  connection: Connection,
  { search, kind, offset = 0, limit }: Asked,
) {
  const pattern = containing((search ?? '').toLowerCase())
  const asked = connection
    .selectFrom('redirects')
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as RedirectKind))
    .$if(Boolean(search), (query) =>
      query.where((row) =>
        row.or([
          sql<boolean>`source like ${pattern} escape '!'`,
          sql<boolean>`lower(target) like ${pattern} escape '!'`,
        ]),
      ),
    )
  const { total } = await asked
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await asked
    .select(['source', 'target', 'kind', 'made_at'])
    .orderBy('made_at', 'desc')
    .orderBy('source')
    .offset(offset)
    .limit(limit)
    .execute()
  const listed = rows.map(
    ({ made_at, ...row }): ListedRedirect => ({ ...row, madeAt: Number(made_at) }),
  )
  return { rows: listed, total: Number(total) }
}

/** Removes the redirects from these sources in the caller's transaction, and returns them. */
export async function removeRedirects(connection: Connection, sources: readonly string[]) {
  if (sources.length === 0) return []
  return connection
    .deleteFrom('redirects')
    .where('source', 'in', sources)
    .returning(['source', 'target', 'kind'])
    .execute()
}
