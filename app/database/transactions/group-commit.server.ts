import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { READ_BUSY_MS } from '../sqlite.server'
import type { Connection, Database } from '../tables.server'
import { batched, fulfilled } from './batch.server'

export type Body<T> = (connection: Connection) => Promise<T>

interface Work {
  body: Body<unknown>
  synced: boolean
}

/** Concurrent transactions share a commit, as the disk takes longer than the queries. */
export const groupCommit = batched<Work, unknown>({
  limit: 64,
  run: (db, group) =>
    whenFree(() => db.connection().execute((connection) => commitGroup(connection, group))),
})

const PATIENCE_MS = 20_000
const SQLITE_BUSY = 5

/** Another process may hold the file for seconds; SQLite's own wait for it would block readers. */
async function whenFree<T>(attempt: () => Promise<T>) {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await attempt()
    } catch (error) {
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY
      if (!busy || Date.now() > end) throw error
      await sleep(5 + Math.random() * 10)
    }
  }
}

async function commitGroup(connection: Database, group: Work[]) {
  if (group.some(({ synced }) => synced)) return commitTogether(connection, group)
  await sql`pragma synchronous = normal`.execute(connection)
  try {
    return await commitTogether(connection, group)
  } finally {
    await sql`pragma synchronous = full`.execute(connection)
  }
}

async function commitTogether(connection: Database, group: Work[]) {
  await sql`pragma busy_timeout = 0`.execute(connection)
  try {
    await sql`begin immediate`.execute(connection)
  } finally {
    await sql`pragma busy_timeout = ${sql.lit(READ_BUSY_MS)}`.execute(connection)
  }
  try {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (const { body } of group) outcomes.push(await inSavepoint(connection, body))
    await sql`commit`.execute(connection)
    return outcomes
  } catch (error) {
    await sql`rollback`.execute(connection).catch(() => {})
    throw error
  }
}

async function inSavepoint<T>(
  connection: Database,
  body: Body<T>,
): Promise<PromiseSettledResult<T>> {
  await sql`savepoint one`.execute(connection)
  try {
    const value = await body(connection)
    await sql`release one`.execute(connection)
    return fulfilled(value)
  } catch (reason) {
    // Fails when the engine gave up the whole transaction (disk full): then the group fails.
    await sql`rollback to one`.execute(connection).catch(() => Promise.reject(reason))
    await sql`release one`.execute(connection)
    return { status: 'rejected', reason }
  }
}
