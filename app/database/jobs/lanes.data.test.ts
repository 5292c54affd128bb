import { beforeEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import type { Database } from '../tables.server'
import { countJobs, enqueue } from './jobs.server'
import { Interrupted, startWorker } from './worker.server'

const SLEEPY = { pollMs: 3_600_000 }

eachDatabase('lanes of jobs', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })

  function held() {
    let letGo = () => {}
    const end = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const begun = vi.fn()
    const handler = async (name: string) => {
      begun(name)
      await end
    }
    return { handler, begun, letGo }
  }
  const begins = (begun: ReturnType<typeof vi.fn>, times = 1) =>
    vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(times), 20_000)

  test('mails go while imports run one after the other, and a backup beside them', async () => {
    const imports = held()
    const backup = held()
    const sent = vi.fn()
    const worker = startWorker(
      db,
      {
        mail: async (to: string) => void sent(to),
        'catalogue-import': imports.handler,
        'catalogue-check': imports.handler,
        backup: backup.handler,
      },
      SLEEPY,
    )
    await enqueue(db, { kind: 'catalogue-import', payload: 'first' })
    await begins(imports.begun)
    await enqueue(db, { kind: 'catalogue-check', payload: 'second' })
    await enqueue(db, { kind: 'backup', payload: 'nightly' })
    for (const to of ['a', 'b', 'c']) await enqueue(db, { kind: 'mail', payload: to })
    await begins(sent, 3)
    await begins(backup.begun)
    expect(imports.begun.mock.calls).toEqual([['first']])
    imports.letGo()
    backup.letGo()
    await begins(imports.begun, 2)
    await worker.stop()
    expect(await countJobs(db)).toEqual({ waiting: 0, dead: 0 })
  })

  test('a slow mail does not hold up the next', async () => {
    const slow = held()
    const sent = vi.fn()
    const mail = (to: string) => (to === 'slow' ? slow.handler(to) : Promise.resolve(sent(to)))
    const worker = startWorker(db, { mail: mail as never }, SLEEPY)
    await enqueue(db, { kind: 'mail', payload: 'slow' })
    await begins(slow.begun)
    await enqueue(db, { kind: 'mail', payload: 'quick' })
    await begins(sent)
    slow.letGo()
    await worker.stop()
  })

  test('a stopped job goes back as if it had not begun', async () => {
    const begun = vi.fn()
    const handler = async (_: never, __: unknown, stopped: AbortSignal) => {
      begun()
      await new Promise((resolve) => stopped.addEventListener('abort', resolve))
      throw new Interrupted()
    }
    const failed = vi.fn()
    const worker = startWorker(db, { 'catalogue-import': handler }, { ...SLEEPY, onError: failed })
    await enqueue(db, { kind: 'catalogue-import', payload: {} })
    await begins(begun)
    await worker.stop()
    const [job] = await db.selectFrom('jobs').selectAll().execute()
    expect(job).toMatchObject({ state: 'waiting', attempts: 0, last_error: null })
    expect(job?.run_at).toBeLessThanOrEqual(Date.now())
    expect(failed).not.toHaveBeenCalled()
  })

  test('a clock set forward starts no job twice', async () => {
    const slow = held()
    const worker = startWorker(db, { mail: slow.handler }, SLEEPY)
    await enqueue(db, { kind: 'mail', payload: 'under way' })
    await begins(slow.begun)
    await db.updateTable('jobs').set({ run_at: 0 }).execute()
    await enqueue(db, { kind: 'mail', payload: 'next' })
    await begins(slow.begun, 2)
    expect(slow.begun.mock.calls).toEqual([['under way'], ['next']])
    slow.letGo()
    await worker.stop()
  })
})
