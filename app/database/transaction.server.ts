import { sql } from 'kysely'
import { engineOf, isRoot } from './open.server'
import type { Connection, Database } from './tables.server'

export type { Connection }

type Work = {
  run: (connection: Connection) => Promise<unknown>
  done: (value: never) => void
  failed: (error: unknown) => void
  synced: boolean
}

interface Options {
  /**
   * False for what a loss of power may take back (a login): on SQLite such a commit does not wait
   * for the disk, and with it the whole shop. It survives the end of the process all the same.
   */
  synced?: boolean
}

const GROUP_LIMIT = 64
const waiting = new WeakMap<Database, Work[]>()

/**
 * Runs `body` in one transaction and answers after its durable commit. A throw rolls back all of
 * it and only it. The body may await nothing but queries on the connection it is given, and may
 * run more than once (PostgreSQL breaks a deadlock by ending one side; that side tries again, and
 * so does a body that throws `PassingConflict`).
 * Given a connection that is in a transaction already, the body takes part in that one.
 *
 * On SQLite callers that come together share one commit (group commit): one BEGIN IMMEDIATE, a
 * savepoint each, one synced COMMIT, then all are answered.
 */
export function inTransaction<T>(
  db: Connection,
  body: (connection: Connection) => Promise<T>,
  { synced = true }: Options = {},
): Promise<T> {
  if (!isRoot(db)) return body(db)
  return retried(() =>
    engineOf(db) === 'postgres' ? db.transaction().execute(body) : grouped(db, body, synced),
  )
}

function grouped<T>(
  db: Database,
  body: (connection: Connection) => Promise<T>,
  synced: boolean,
): Promise<T> {
  return new Promise<T>((done, failed) => {
    const work: Work = { run: body, done: done as (value: never) => void, failed, synced }
    const queue = waiting.get(db)
    if (queue) return queue.push(work) // a drain is under way; it comes back for this one
    waiting.set(db, [work])
    setImmediate(drain, db)
  })
}

/** One drain at a time: `waiting` holds the queue until it was found empty. */
async function drain(db: Database) {
  const queue = waiting.get(db) ?? []
  const group = queue.splice(0, GROUP_LIMIT)
  try {
    await whenFree(() => db.connection().execute((each) => commitGroup(each, group)))
  } catch (error) {
    for (const work of group) work.failed(error)
  }
  if (queue.length > 0) setImmediate(drain, db)
  else waiting.delete(db)
}

const PATIENCE_MS = 20_000
const SQLITE_BUSY = 5

/**
 * Another process (an import, say) may hold the file for seconds. SQLite would wait for it with
 * the thread, and the whole shop with it; so we ask, step aside for the readers, and ask again.
 */
async function whenFree(attempt: () => Promise<void>) {
  for (const end = Date.now() + PATIENCE_MS; ; ) {
    try {
      return await attempt()
    } catch (error) {
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === SQLITE_BUSY
      if (!busy || Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 10))
    }
  }
}

async function commitGroup(connection: Database, group: Work[]) {
  const relaxed = group.every((work) => !work.synced)
  if (!relaxed) return commitTogether(connection, group)
  await sql`pragma synchronous = normal`.execute(connection)
  try {
    await commitTogether(connection, group)
  } finally {
    await sql`pragma synchronous = full`.execute(connection)
  }
}

async function commitTogether(connection: Database, group: Work[]) {
  await sql`pragma busy_timeout = 0`.execute(connection)
  try {
    await sql`begin immediate`.execute(connection)
  } finally {
    await sql`pragma busy_timeout = 5000`.execute(connection)
  }
  const answers: (() => void)[] = []
  try {
    for (const work of group) answers.push(await inSavepoint(connection, work))
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection).catch(() => {})
    throw error
  }
  for (const answer of answers) answer()
}

/** Answers what to tell the caller once the group is committed. */
async function inSavepoint(connection: Database, work: Work) {
  await sql`savepoint one`.execute(connection)
  try {
    const value = await work.run(connection)
    await sql`release one`.execute(connection)
    return () => work.done(value as never)
  } catch (error) {
    // Throws when the engine gave up the whole transaction (disk full): then the group fails.
    await sql`rollback to one`.execute(connection)
    await sql`release one`.execute(connection)
    return () => work.failed(error)
  }
}

const RETRIES = 8
const PASSING = new Set(['40001', '40P01']) // serialization failure, deadlock

/** Thrown by a body that ran into another transaction and asks to be run again. */
export class PassingConflict extends Error {
  readonly code = '40001'
}

async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      if (tried === RETRIES || !PASSING.has((error as { code?: string }).code ?? '')) throw error
      await new Promise((resolve) => setTimeout(resolve, tried * 10 * (1 + Math.random())))
    }
  }
}

/** Resolves when no transaction waits any more: what a graceful close waits for. */
export async function transactionsDone(db: Database) {
  while (waiting.has(db)) await new Promise((resolve) => setTimeout(resolve, 5))
}
