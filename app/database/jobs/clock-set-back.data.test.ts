import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { HOUR_MS } from '../../durations'
import { addCounts } from '../counts/counts.server'
import type { Database, JobsTable } from '../tables.server'
import { enqueue, listDeadJobs, retryJob } from './jobs.server'
import { startWorker } from './worker.server'

const T = Date.parse('2026-11-22T12:00:00Z')

eachDatabase('a clock set back an hour', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
    vi.useFakeTimers({ toFake: ['Date'], now: T })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  const work = (done: string[]) =>
    startWorker(
      db,
      { mail: async (name: string) => void done.push(name) },
      { pollMs: 5, clockMs: 5 },
    )
  const enqueued = (name: string, more: { runAt?: number } = {}) =>
    enqueue(db, { kind: 'mail', payload: name, ...more })
  const set = (name: string, values: Partial<JobsTable>) =>
    db.updateTable('jobs').set(values).where('payload', '=', JSON.stringify(name)).execute()

  test('a clock set back an hour holds up no mail that is due', async () => {
    await enqueued('fresh')
    await enqueued('again')
    await set('again', { state: 'dead', attempts: 80, created_at: T - 100 * HOUR_MS })
    const [dead] = await listDeadJobs(db)
    await retryJob(db, dead?.id ?? '')
    vi.setSystemTime(T - HOUR_MS)
    const done: string[] = []
    const worker = work(done)
    await until(() => done.length === 2)
    expect(done.toSorted()).toEqual(['again', 'fresh'])
    await worker.stop()
  })

  test('a tried job waits at most its own delay, and a delayed one as long as asked', async () => {
    await enqueued('leased')
    await set('leased', { attempts: 1, run_at: T + 60_000 })
    await enqueued('tried six times')
    await set('tried six times', { attempts: 6, run_at: T + 480_000, created_at: T - HOUR_MS })
    await enqueued('delayed', { runAt: T + 90_000 })
    await enqueued('in its time')
    await set('in its time', { attempts: 20, run_at: T + 1000, created_at: T - 2 * HOUR_MS })
    vi.setSystemTime(T - HOUR_MS)
    const done: string[] = []
    const worker = work(done)
    const at = async (later: number, expected: string[]) => {
      vi.setSystemTime(T - HOUR_MS + later)
      await until(() => done.length >= expected.length)
      await sleep(60)
      expect(done).toEqual(expected)
    }
    await at(0, [])
    await at(59_000, [])
    await at(60_100, ['leased'])
    await at(89_000, ['leased'])
    await at(90_100, ['leased', 'delayed'])
    await at(480_100, ['leased', 'delayed', 'tried six times'])
    await at(HOUR_MS + 2000, ['leased', 'delayed', 'tried six times', 'in its time'])
    await worker.stop()
  })

  test('a running worker notices that the clock was set back', async () => {
    const worker = startWorker(db, {}, { pollMs: 5, clockMs: 5 })
    await enqueued('just before')
    vi.setSystemTime(T - HOUR_MS)
    const times = () => db.selectFrom('jobs').select(['run_at', 'created_at']).execute()
    await until(async () => (await times())[0]?.run_at === T - HOUR_MS)
    expect(await times()).toEqual([{ run_at: T - HOUR_MS, created_at: T - HOUR_MS }])
    await worker.stop()
  })

  test('hourly counts start again, which would else last for two hours', async () => {
    const count = async () => (await addCounts(db, new Map([['a', 1]]), 3600)).get('a')
    expect([await count(), await count()]).toEqual([1, 2])
    vi.setSystemTime(T - 30_000) // Two machines may differ by this.
    expect(await count()).toBe(3)
    vi.setSystemTime(T - HOUR_MS)
    expect([await count(), await count()]).toEqual([1, 2])
  })
})

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let tries = 0; tries < 1000 && !(await isSo()); tries++) await sleep(5)
}
