import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import type { Database } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { countJobs, enqueue, jobFigures, listDeadJobs, retryJob } from './jobs.server'
import { startWorker } from './worker.server'

const fast = { pollMs: 5, backoffMs: 5, attempts: 3 }

eachDatabase('jobs', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })

  test('several workers run each job once', async () => {
    const done: number[] = []
    for (let n = 0; n < 60; n++) await enqueue(db, { kind: 'count', payload: { n } })
    const handlers = { count: async ({ n }: { n: number }) => void done.push(n) }
    const workers = [1, 2, 3].map(() => startWorker(db, handlers, fast))
    await vi.waitFor(() => expect(done).toHaveLength(60), 10_000)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(new Set(done).size).toBe(60)
    expect(await countJobs(db)).toEqual({ waiting: 0, dead: 0 })
  })

  test('job figures are by kind and state, with the age of the oldest due job', async () => {
    const now = Date.now()
    await enqueue(db, { kind: 'mail', payload: {} })
    await enqueue(db, { kind: 'mail', payload: {}, key: 'given up' })
    await db
      .updateTable('jobs')
      .set({ state: 'dead' })
      .where('dedupe_key', '=', 'given up')
      .execute()
    await enqueue(db, { kind: 'backup', payload: {}, runAt: now + 60_000 })
    await db.updateTable('jobs').set({ created_at: 5 }).where('state', '=', 'waiting').execute()
    const figures = await jobFigures(db, now + 1000)
    const of = (kind: string, state: string) =>
      figures.find((one) => one.kind === kind && one.state === state)
    expect(figures).toHaveLength(3)
    expect(of('mail', 'waiting')).toMatchObject({ count: 1, oldest: 5 })
    expect(of('mail', 'dead')?.oldest).toBeGreaterThanOrEqual(now)
    expect(of('backup', 'waiting')).toMatchObject({ count: 1, oldest: null })
  })

  test('a key is enqueued once, and a rolled back transaction enqueues nothing', async () => {
    await enqueue(db, { kind: 'mail', payload: 1, key: 'welcome' })
    await enqueue(db, { kind: 'mail', payload: 2, key: 'welcome' })
    await inTransaction(db, async (connection) => {
      await enqueue(connection, { kind: 'mail', payload: 3 })
      throw new Error('no')
    }).catch(() => {})
    expect(await countJobs(db)).toEqual({ waiting: 1, dead: 0 })
  })

  test('a failed job is tried again and finally dead', async () => {
    await enqueue(db, { kind: 'mail', payload: {}, key: 'a' })
    const send = vi.fn(async () => {
      throw new Error('refused')
    })
    const worker = startWorker(db, { mail: send }, fast)
    await vi.waitFor(async () => expect((await countJobs(db)).dead).toBe(1), 10_000)
    await worker.stop()
    expect(send).toHaveBeenCalledTimes(3)
    const [dead] = await listDeadJobs(db)
    expect(dead).toMatchObject({ last_error: 'refused', attempts: 3 })
    expect(await retryJob(db, dead?.id ?? '')).toBe(true)
    expect(await countJobs(db)).toEqual({ waiting: 1, dead: 0 })
  })

  test('a mail is tried for three days, other jobs for less', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const triedAt: Record<string, number[]> = { mail: [], other: [] }
      const refusing = (kind: string) => async () => {
        triedAt[kind]?.push(Date.now())
        throw new Error('refused')
      }
      await enqueue(db, { kind: 'mail', payload: {} })
      await enqueue(db, { kind: 'other', payload: {} })
      const handlers = { mail: refusing('mail'), other: refusing('other') }
      const worker = startWorker(db, handlers, { pollMs: 1 })
      for (let counts = await countJobs(db); counts.waiting > 0; counts = await countJobs(db)) {
        const next = await nextRun(db)
        if (next) vi.setSystemTime(next + 1)
        await sleep(2)
      }
      await worker.stop()
      const hours = (times: number[] = []) => ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 3_600_000
      expect(hours(triedAt.mail)).toBeGreaterThanOrEqual(72)
      expect(hours(triedAt.mail)).toBeLessThan(74)
      expect(triedAt.other).toHaveLength(10)
      expect((await listDeadJobs(db)).map((job) => job.kind).sort()).toEqual(['mail', 'other'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('stop waits for running jobs, and a delayed job waits for its time', async () => {
    await enqueue(db, { kind: 'slow', payload: {} })
    await enqueue(db, { kind: 'slow', payload: {}, runAt: Date.now() + 60_000 })
    let ended = 0
    const started = vi.fn()
    const slow = async () => {
      started()
      await sleep(100)
      ended++
    }
    const worker = startWorker(db, { slow }, fast)
    await vi.waitFor(() => expect(started).toHaveBeenCalled(), 5000)
    await worker.stop()
    expect(ended).toBe(1)
    expect(await countJobs(db)).toEqual({ waiting: 1, dead: 0 })
  })
})

async function nextRun(db: Database) {
  const due = await db
    .selectFrom('jobs')
    .select('run_at')
    .where('state', '=', 'waiting')
    .orderBy('run_at')
    .executeTakeFirst()
  return due && due.run_at > Date.now() ? due.run_at : undefined
}
