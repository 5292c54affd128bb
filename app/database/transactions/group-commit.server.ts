import { setTimeout as sleep } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { READ_BUSY_MS } from '../sqlite.server'
import type { Connection, Database } from '../tables.server'
import { batched, fulfilled } from './batch.server'
import type { DiskSync } from './disk-sync.server'

export type Body<T> = (connection: Connection) => Promise<T>

interface Work {
  body: Body<unknown>
  synced: boolean
}

const diskSyncs = new WeakMap<Database, DiskSync>()

/** Syncs the database's transactions by `sync` and no longer within the commit. */
export const syncBy = (db: Database, sync: DiskSync) => void diskSyncs.set(db, sync)

export const diskSyncOf = (db: Database) => diskSyncs.get(db)

/**
 * Lets concurrent transactions share a commit, as the disk takes longer than the queries. The next
 * ones begin after the sync, so whatever they read and pass on is on disk.
 */
export const groupCommit = batched<Work, unknown>({
  limit: 64,
  async run(db, group) {
    const synced = group.some((work) => work.synced)
    const sync = diskSyncs.get(db)
    const commit = synced && !sync ? commitTogether : commitUnsynced
    const outcomes = await retryWhileBusy(() =>
      db.connection().execute((connection) => commit(connection, group)),
    )
    if (synced) await sync?.synced()
    return outcomes
  },
})

const sql = {
  unsynced: CompiledQuery.raw('pragma synchronous = normal'),
  synced: CompiledQuery.raw('pragma synchronous = full'),
  impatient: CompiledQuery.raw('pragma busy_timeout = 0'),
  patient: CompiledQuery.raw(`pragma busy_timeout = ${READ_BUSY_MS}`),
  begin: CompiledQuery.raw('begin immediate'),
  commit: CompiledQuery.raw('commit'),
  rollback: CompiledQuery.raw('rollback'),
  savepoint: CompiledQuery.raw('savepoint one'),
  release: CompiledQuery.raw('release one'),
  rollbackOne: CompiledQuery.raw('rollback to one'),
}

const PATIENCE_MS = 20_000
const SQLITE_BUSY = 5

/** Tries again while another process holds the file: SQLite's own wait would block readers. */
export async function retryWhileBusy<T>(attempt: () => Promise<T>) {
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

async function commitUnsynced(connection: Database, group: Work[]) {
  await connection.executeQuery(sql.unsynced)
  try {
    return await commitTogether(connection, group)
  } finally {
    await connection.executeQuery(sql.synced)
  }
}

async function commitTogether(connection: Database, group: Work[]) {
  await connection.executeQuery(sql.impatient)
  try {
    await connection.executeQuery(sql.begin)
  } finally {
    await connection.executeQuery(sql.patient)
  }
  try {
    const outcomes: PromiseSettledResult<unknown>[] = []
    for (const { body } of group) outcomes.push(await inSavepoint(connection, body))
    await connection.executeQuery(sql.commit)
    return outcomes
  } catch (error) {
    await connection.executeQuery(sql.rollback).catch(() => {})
    throw error
  }
}

async function inSavepoint<T>(
  connection: Database,
  body: Body<T>,
): Promise<PromiseSettledResult<T>> {
  await connection.executeQuery(sql.savepoint)
  try {
    const value = await body(connection)
    await connection.executeQuery(sql.release)
    return fulfilled(value)
  } catch (reason) {
    // It fails when the engine gave up the whole transaction (disk full): then the group fails.
    await connection.executeQuery(sql.rollbackOne).catch(() => Promise.reject(reason))
    await connection.executeQuery(sql.release)
    return { status: 'rejected', reason }
  }
}
