import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { engineOf } from '../engine.server'
import type { Connection, Database, JobsTable } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { bringJobsForward } from './clock-set-back.server'

export type Handlers = Record<string, (payload: never, job: JobsTable) => Promise<void>>

interface Options {
  pollMs?: number
  backoffMs?: number
  attempts?: number
  /** How often it looks for jobs that a clock set back has left in the future. */
  clockMs?: number
  onError?: (error: unknown, job?: JobsTable) => void
}

const BATCH = 8
/** A live worker extends its claim; a dead one's jobs are claimed again. */
const LEASE_MS = 60_000
const BACKOFF_LIMIT_MS = 3_600_000
/** A mail's last try is 72 hours after its first: nine in the first hour, then one an hour. */
const ATTEMPTS: Record<string, number> = { mail: 80 }
const ATTEMPTS_OF_OTHERS = 10
/** Above this share of the event loop jobs slow down, so that shoppers are served first. */
const BUSY = 0.7
const BUSY_PAUSE_MS = 250
const BUSY_BATCH = 2

/** Each job runs at least once, beside workers of other processes. `stop` waits for handlers. */
export function startWorker(db: Database, handlers: Handlers, options: Options = {}) {
  const { pollMs = 500, backoffMs = 15_000, clockMs = LEASE_MS, onError } = options
  const attemptsOf = (kind: string) => options.attempts ?? ATTEMPTS[kind] ?? ATTEMPTS_OF_OTHERS
  const stopped = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopped.signal }).catch(() => {})

  const report = (error: unknown) => {
    if (!stopped.signal.aborted) onError?.(error)
    return []
  }

  const loop = async () => {
    let before = performance.eventLoopUtilization()
    let checkedAt = Number.NEGATIVE_INFINITY
    while (!stopped.signal.aborted) {
      if (performance.now() - checkedAt >= clockMs) {
        checkedAt = performance.now()
        await bringJobsForward(db, longestWaits(backoffMs)).catch(report)
      }
      const busy = performance.eventLoopUtilization(before).utilization > BUSY
      before = performance.eventLoopUtilization()
      if (busy) await pause(BUSY_PAUSE_MS)
      const batch = busy ? BUSY_BATCH : BATCH
      const jobs = await claim(db, Object.keys(handlers), { attemptsOf, batch }).catch(report)
      await Promise.all(jobs.map(attempt))
      if (jobs.length < batch) await pause(pollMs)
    }
  }

  const attempt = async (job: JobsTable) => {
    const heartbeat = setInterval(() => extend(db, job).catch(() => {}), LEASE_MS / 3)
    try {
      await handlers[job.kind]?.(JSON.parse(job.payload) as never, job)
      await unsynced(db, (connection) => remove(connection, job))
    } catch (error) {
      onError?.(error, job)
      const limits = { backoffMs, attempts: attemptsOf(job.kind) }
      await release(db, job, error, limits).catch((fault) => onError?.(fault))
    } finally {
      clearInterval(heartbeat)
    }
  }

  const running = loop()
  return {
    async stop() {
      stopped.abort()
      await running
    },
  }
}

/** Counts the attempt when it begins, so that a job which crashes the process ends dead as well. */
async function claim(
  db: Database,
  kinds: string[],
  { attemptsOf, batch }: { attemptsOf: (kind: string) => number; batch: number },
) {
  if (kinds.length === 0 || !(await anyDue(db, kinds))) return []
  return unsynced(db, async (connection) => {
    const now = Date.now()
    const due = await connection
      .selectFrom('jobs')
      .selectAll()
      .where('state', '=', 'waiting')
      .where('run_at', '<=', now)
      .where('kind', 'in', kinds)
      .orderBy('run_at')
      .limit(batch)
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
      await connection
        .updateTable('jobs')
        .set({ state: 'dead' })
        .where('id', 'in', exhausted)
        .execute()
    return due
      .filter((job) => job.attempts < attemptsOf(job.kind))
      .map((job) => ({ ...job, attempts: job.attempts + 1 }))
  })
}

/** To wait for the disk would hold up requests; after a power cut a job may run once more. */
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

/** Deletes nothing when the lease ran out and another worker has the job now. */
const remove = (connection: Connection, job: JobsTable) =>
  connection
    .deleteFrom('jobs')
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .execute()

const extend = (db: Database, job: JobsTable) => change(db, job, { run_at: Date.now() + LEASE_MS })

const release = (
  db: Database,
  job: JobsTable,
  error: unknown,
  { backoffMs, attempts }: { backoffMs: number; attempts: number },
) =>
  change(db, job, {
    state: job.attempts >= attempts ? 'dead' : 'waiting',
    run_at: Date.now() + delayAfter(job.attempts, backoffMs),
    last_error: String(error instanceof Error ? error.message : error).slice(0, 500),
  })

const delayAfter = (attempts: number, backoffMs: number) =>
  Math.min(backoffMs * 2 ** (attempts - 1), BACKOFF_LIMIT_MS)

/** A job that is under way now is claimed for a lease, which is longer than a first delay. */
const longestWaits = (backoffMs: number) => ({
  longest: (attempts: number) => Math.max(LEASE_MS, delayAfter(attempts, backoffMs)),
  limit: BACKOFF_LIMIT_MS,
})

const change = (db: Database, job: JobsTable, values: Partial<JobsTable>) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('jobs')
      .set(values)
      .where('id', '=', job.id)
      .where('attempts', '=', job.attempts)
      .execute(),
  )
