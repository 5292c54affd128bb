import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { config } from '../../config.server'
import { type Connection, type Database, engineOf, isLimited, isRoot } from '../tables.server'
import { isOutcomeUnknown } from '../unavailable'
import { type Body, groupCommit } from './group-commit.server'
import { poolShare } from './pool-share.server'

interface Options {
  /** False when a power cut may undo it (a sign-in): SQLite then does not wait for the disk. */
  synced?: boolean
  /** The longest wait for a locked row; by default DATABASE_LOCK_TIMEOUT. */
  lockMs?: number
  /** `body` finds an earlier run's rows, so it may run again after a lost connection or disk. */
  repeatable?: boolean
  /** False when the caller itself limits its connections. */
  inTurn?: boolean
}

/**
 * Joins the transaction `db` is in, or resolves after a durable commit. A throw undoes `body` only.
 * `body` may await only queries on its connection; a deadlock or `RetryTransaction` runs it again.
 */
export function inTransaction<T>(db: Connection, body: Body<T>, options: Options = {}): Promise<T> {
  if (!isRoot(db)) return body(db)
  const { synced = true, repeatable = false, inTurn = true } = options
  if (engineOf(db) === 'sqlite') {
    // Keeps the request's context, such as the client's address: others share the turn.
    const own = AsyncLocalStorage.bind(body) as Body<unknown>
    return withRetries(() => groupCommit(db, { body: own, synced }) as Promise<T>, repeatable)
  }
  const attempt = () => onPostgres(db, body, options)
  return withRetries(inTurn ? () => waiters(db, attempt) : attempt, repeatable)
}

export const transactionsDone = groupCommit.whenIdle

/** Transactions that wait for rows leave connections to reads and orders. */
const waiters = poolShare(1 / 2)

/** PostgreSQL releases the rows of a process that stopped between two statements. */
export const IDLE_IN_TRANSACTION_MS = 15_000

/** Uses `set local`, as a pooler gives the connection to others after the transaction. */
const onPostgres = <T>(db: Database, body: Body<T>, { lockMs }: Options) =>
  db.transaction().execute(async (connection) => {
    const lock = lockMs ?? config.DATABASE_LOCK_TIMEOUT * 1000
    const statement = isLimited(db) ? config.DATABASE_STATEMENT_TIMEOUT * 1000 : 0
    const idle = isLimited(db) ? IDLE_IN_TRANSACTION_MS : 0
    const limits = `set local lock_timeout = ${lock}; set local statement_timeout = ${statement};
      set local idle_in_transaction_session_timeout = ${idle}`
    await sql.raw(limits).execute(connection)
    return body(connection)
  })

const RETRIES = 8
const RETRIES_WHEN_LOST = 2
const RETRYABLE = new Set(['40001', '40P01']) // SQLSTATE: serialization failure, deadlock

export class RetryTransaction extends Error {
  readonly code = '40001'
}

async function withRetries<T>(attempt: () => Promise<T>, repeatable = false): Promise<T> {
  for (let tried = 1, lost = 0; ; tried++) {
    try {
      return await attempt()
    } catch (error) {
      const again = RETRYABLE.has((error as { code?: string }).code ?? '')
        ? tried < RETRIES
        : repeatable && isOutcomeUnknown(error) && lost++ < RETRIES_WHEN_LOST
      if (!again) throw error
      await sleep(tried * 10 * (1 + Math.random()))
    }
  }
}
