import { updateRows } from '../rows.server'
import { type Connection, type Database, engineOf, type JobsTable } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { delayAfter, LONGEST_DELAY_MS } from './retries'

/** The lease of a claim: a live worker extends it, and a dead worker's jobs are claimed again. */
export const LEASE_MS = 60_000

interface Claiming {
  attemptsOf: (kind: string) => number
  most: number
  /** Jobs under way in this process: a clock set forward ends their lease, not their work. */
  except: string[]
}

/** Counts the attempt before it begins, so that a job which crashes the process dies at last. */
export async function claim(db: Database, kinds: string[], { attemptsOf, most, except }: Claiming) {
  if (kinds.length === 0 || !(await anyDue(db, kinds))) return []
  return unsynced(db, async (connection) => {
    const now = Date.now()
    const due = await connection
      .selectFrom('jobs')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now)
      .where('kind', 'in', kinds)
      .$if(except.length > 0, (query) => query.where('id', 'not in', except))
      .orderBy('run_at')
      .limit(most)
      .$if(engineOf(connection) === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute()
    if (due.length === 0) return []
    const ids = due.map((job) => job.id)
    await connection
      .updateTable('jobs')
      .set((column) => ({ attempts: column('attempts', '+', 1), run_at: now + LEASE_MS }))
      .where('id', 'in', ids)
      .execute()
    const exhausted = due.filter((job) => job.attempts >= attemptsOf(job.kind)).map((job) => job.id)
    if (exhausted.length > 0)
      await updateRows(connection, 'jobs', { id: exhausted }, { state: 'dead' })
    return due
      .filter((job) => job.attempts < attemptsOf(job.kind))
      .map((job) => ({ ...job, attempts: job.attempts + 1 }))
  })
}

/**
 * Commits without waiting for the disk, so that requests are not delayed; a power cut may repeat a
 * job.
 */
const unsynced = <T>(db: Database, body: (connection: Connection) => Promise<T>) =>
  inTransaction(db, body, { synced: false })

/** Reads first, so that an idle worker takes no write lock. */
const anyDue = (db: Database, kinds: string[]) =>
  db
    .selectFrom('jobs')
    .select('id')
    .where('state', '=', 'waiting')
    .where('run_at', '<=', Date.now())
    .where('kind', 'in', kinds)
    .limit(1)
    .executeTakeFirst()

/** Keeps a job whose lease ran out: another worker has it. */
export const remove = (db: Database, job: JobsTable) =>
  unsynced(db, (connection) =>
    connection
      .deleteFrom('jobs')
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .execute(),
  )

export const extend = (db: Database, job: JobsTable) =>
  change(db, job, { run_at: Date.now() + LEASE_MS })

interface Backoff {
  backoffMs: number
  attempts: number
}

/** Schedules another attempt, or marks the job dead after the last. */
export const release = (db: Database, job: JobsTable, error: unknown, limits: Backoff) =>
  change(db, job, {
    state: job.attempts >= limits.attempts ? 'dead' : 'waiting',
    run_at: Date.now() + delayAfter(job.attempts, limits.backoffMs),
    last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
  })

/** Makes a job due at once, uncounted, for the process that starts next. */
export const requeue = (db: Database, job: JobsTable) =>
  change(db, job, { run_at: Date.now(), attempts: job.attempts - 1 })

/** Returns the longest wait of a job: at least its lease, which exceeds the first delay. */
export const longestWaits = (backoffMs: number) => ({
  longest: (attempts: number) => Math.max(LEASE_MS, delayAfter(attempts, backoffMs)),
  limit: LONGEST_DELAY_MS,
})

const change = (db: Database, job: JobsTable, values: Partial<JobsTable>) =>
  inTransaction(db, (connection) =>
    updateRows(connection, 'jobs', { id: job.id, attempts: job.attempts }, values),
  )
