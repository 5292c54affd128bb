import { sql, type Transaction } from 'kysely'
import { engineOf } from './open.server'
import type { Database, Tables } from './tables.server'

/** What a transaction's body works with: the same query layer, inside the transaction. */
export type Connection = Database | Transaction<Tables>

type Work = {
  run: (connection: Connection) => Promise<unknown>
  done: (value: never) => void
  failed: (error: unknown) => void
}

const GROUP_LIMIT = 64
const waiting = new WeakMap<Database, Work[]>()

/**
 * Runs `body` in one transaction and answers after its durable commit. A throw rolls back all of
 * it and only it. The body may await nothing but queries on the connection it is given.
 *
 * On SQLite callers that come together share one commit (group commit): one BEGIN IMMEDIATE, a
 * savepoint each, one synced COMMIT, then all are answered.
 */
export function inTransaction<T>(db: Database, body: (connection: Connection) => Promise<T>) {
  return engineOf(db) === 'postgres'
    ? retried(() => db.transaction().execute(body))
    : grouped(db, body)
}

function grouped<T>(db: Database, body: (connection: Connection) => Promise<T>): Promise<T> {
  return new Promise<T>((done, failed) => {
    const work: Work = { run: body, done: done as (value: never) => void, failed }
    const queue = waiting.get(db)
    if (queue) return queue.push(work)
    waiting.set(db, [work])
    setImmediate(() => drain(db))
  })
}

async function drain(db: Database) {
  const queue = waiting.get(db) ?? []
  const group = queue.splice(0, GROUP_LIMIT)
  try {
    await db.connection().execute((connection) => commitTogether(connection, group))
  } catch (error) {
    for (const work of group) work.failed(error)
  }
  if (queue.length > 0) setImmediate(() => drain(db))
  else waiting.delete(db)
}

async function commitTogether(connection: Database, group: Work[]) {
  await sql`begin immediate`.execute(connection)
  const answers: (() => void)[] = []
  try {
    for (const work of group) {
      await sql`savepoint one`.execute(connection)
      try {
        const value = await work.run(connection)
        answers.push(() => work.done(value as never))
      } catch (error) {
        await sql`rollback to one`.execute(connection)
        answers.push(() => work.failed(error))
      }
      await sql`release one`.execute(connection)
    }
    await sql`commit`.execute(connection)
  } catch (error) {
    await sql`rollback`.execute(connection).catch(() => {})
    throw error
  }
  for (const answer of answers) answer()
}

const RETRIES = 5
const PASSING = new Set(['40001', '40P01']) // serialization failure, deadlock

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
