import { resolve } from 'node:path'
import { sql } from 'kysely'
import { urlOf } from '../../database/postgres.server'
import type { Database } from '../../database/tables.server'
import type { Source } from './base/read-rows.server'

/** Returns the store of a database, for a thread that opens it. */
export async function databaseSource(db: Database): Promise<Source> {
  const databaseUrl = urlOf(db)
  if (databaseUrl) return { databaseUrl }
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  return { file: resolve(rows[0]?.file ?? '') }
}
