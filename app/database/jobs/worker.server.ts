import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database, JobsTable } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { alarm } from './alarm'
import { claim, extend, LEASE_MS, longestWaits, release, remove, requeue } from './claims.server'
import { onEnqueued } from './jobs.server'
import { type Lane, lanesOf } from './lanes'
import { FIRST_DELAY_MS } from './retries'

/** `stopped` aborts when the worker is to stop, which still waits for the handler. */
export type Handler = (payload: never, job: JobsTable, stopped: AbortSignal) => Promise<unknown>
export type Handlers = Record<string, Handler>

/** A handler throws it when it is stopped: another process begins the job again. */
export class Interrupted extends Error {}

interface RunningLane extends Lane {
  running: Map<string, Promise<void>>
}

interface Options {
  pollMs?: number
  backoffMs?: number
  attempts?: number
  /** The interval of looking for jobs left in the future by a clock set back. */
  clockMs?: number
  onError?: (error: unknown, job?: JobsTable) => void
}

/** A mail's last try is 72 hours after its first: nine in the first hour, then one an hour. */
const ATTEMPTS: Record<string, number> = { mail: 80 }
export const ATTEMPTS_OF_OTHERS = 10
/** The worker polls this often for a job that this process enqueued, until it must be committed. */
const HURRIED_MS = 50
const HURRIED_FOR_MS = 1000
/** Jobs slow down above this share of the event loop, so that shoppers come first. */
const BUSY = 0.7
const BUSY_PAUSE_MS = 250
const BUSY_BATCH = 2

/** Runs each job at least once, beside workers of other processes. `stop` waits for handlers. */
export function startWorker(db: Database, handlers: Handlers, options: Options = {}) {
  const { pollMs = 500, backoffMs = FIRST_DELAY_MS, clockMs = LEASE_MS, onError } = options
  const attemptsOf = (kind: string) => options.attempts ?? ATTEMPTS[kind] ?? ATTEMPTS_OF_OTHERS
  const stopped = new AbortController()
  const lanes = lanesOf(Object.keys(handlers)).map(
    (lane): RunningLane => ({ ...lane, running: new Map() }),
  )
  const next = alarm()
  let hurriedUntil = 0
  const forget = onEnqueued((kinds) => {
    if (!kinds.some((kind) => Object.hasOwn(handlers, kind))) return
    hurriedUntil = performance.now() + HURRIED_FOR_MS
    next.within(HURRIED_MS)
  })

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
      if (busy) await sleep(BUSY_PAUSE_MS, undefined, { signal: stopped.signal }).catch(() => {})
      for (const lane of lanes) await fill(lane, busy ? BUSY_BATCH : lane.width)
      await next.pause(performance.now() < hurriedUntil ? HURRIED_MS : pollMs)
    }
  }

  const fill = async ({ kinds, width, running }: RunningLane, atOnce: number) => {
    const most = Math.min(width - running.size, atOnce)
    if (most <= 0 || stopped.signal.aborted) return
    const except = [...running.keys()]
    const jobs = await claim(db, kinds, { attemptsOf, most, except }).catch(report)
    for (const job of jobs)
      running.set(
        job.id,
        attempt(job).finally(() => {
          running.delete(job.id)
          if (jobs.length === most) next.within(0)
        }),
      )
  }

  const attempt = async (job: JobsTable) => {
    const heartbeat = setInterval(() => extend(db, job).catch(() => {}), LEASE_MS / 3)
    try {
      await handlers[job.kind]?.(JSON.parse(job.payload) as never, job, stopped.signal)
      await remove(db, job)
    } catch (error) {
      const ended =
        error instanceof Interrupted
          ? requeue(db, job)
          : release(db, job, error, { backoffMs, attempts: attemptsOf(job.kind) })
      if (!(error instanceof Interrupted)) onError?.(error, job)
      await ended.catch((fault) => onError?.(fault))
    } finally {
      clearInterval(heartbeat)
    }
  }

  const running = loop()
  return {
    async stop() {
      stopped.abort()
      forget()
      next.within(0)
      await running
      next.clear()
      await Promise.all(lanes.flatMap(({ running }) => [...running.values()]))
    },
  }
}

interface Delays {
  /** The longest right wait after `attempts` attempts, milliseconds. */
  longest: (attempts: number) => number
  limit: number
}

/**
 * Moves jobs that a clock set back has left in the future. A job not begun waits as long as asked,
 * from now; one begun at most its own delay. Returns how many were moved.
 */
async function bringJobsForward(db: Database, delays: Delays) {
  const now = sql`cast(${Date.now()} as bigint)`
  const misplaced = sql<boolean>`state = 'waiting' and case when attempts = 0
    then created_at > ${now} else run_at > ${now} + ${waitOf(delays)} end`
  const any = await db.selectFrom('jobs').select('id').where(misplaced).limit(1).execute()
  if (any.length === 0) return 0
  const { numUpdatedRows } = await inTransaction(db, (connection) =>
    connection
      .updateTable('jobs')
      .set({
        run_at: sql<number>`${now} + case when attempts = 0 then run_at - created_at
          else ${waitOf(delays)} end`,
        created_at: sql<number>`case when created_at > ${now} then ${now} else created_at end`,
      })
      .where(misplaced)
      .executeTakeFirst(),
  )
  return Number(numUpdatedRows)
}

function waitOf({ longest, limit }: Delays) {
  const cases = []
  for (let attempts = 1; longest(attempts) < limit; attempts++)
    cases.push(sql`when ${sql.lit(attempts)} then ${sql.lit(longest(attempts))}`)
  return sql`case attempts ${sql.join(cases, sql` `)} else ${sql.lit(limit)} end`
}
