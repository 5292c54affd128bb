import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { startWorker } from '../database/jobs/worker.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { MINUTE_MS } from '../durations'
import { AT_ONCE, enqueueMail, TYPED, takeTyped } from './enqueue-mail.server'

const NOW = Date.UTC(2026, 10, 22, 12)

eachDatabase('mails to one address', (open) => {
  let db: Database
  let count = 0
  beforeAll(async () => {
    db = await open()
  })
  afterEach(() => vi.useRealTimers())
  const set = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })

  /** Mails an address that a stranger typed; returns whether it goes, waits or was refused. */
  const typed = (to: string) =>
    inTransaction(db, async (connection) => {
      const at = await takeTyped(connection, to)
      if (at === undefined) return 'refused'
      const mail = {
        key: `test:${++count}`,
        template: 'test',
        to,
        language: 'en',
        data: {},
      } as const
      await enqueueMail(connection, mail, at)
      return at <= Date.now() ? 'goes' : 'waits'
    })
  const counted = (outcomes: string[]) =>
    Object.fromEntries(
      [...Map.groupBy(outcomes, (one) => one)].map(([one, all]) => [one, all.length]),
    )
  const LIMIT = { goes: TYPED.burst, waits: TYPED.waiting }

  test('some mails in many spellings at once go, some wait and the others are refused', async () => {
    const spellings = [
      'ana@example.com',
      ' Ana@Example.com',
      'ａna@example.com',
      '"ana"@EXAMPLE.com.',
    ]
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, n) => typed(spellings[n % 4] as string)),
    )
    expect(counted(outcomes)).toEqual({ ...LIMIT, refused: 60 - TYPED.burst - TYPED.waiting })
    expect(await typed('bo@example.com')).toBe('goes')
  })

  test('variants of a mailbox use up a limit of their own, however many are made up', async () => {
    const variants = Array.from({ length: 50 }, (_, n) => typed(`cem+${n}@example.com`))
    const dots = Array.from({ length: 50 }, (_, n) => typed(`d.e${'.d'.repeat(n)}@gmail.com`))
    expect(counted(await Promise.all(variants))).toMatchObject(LIMIT)
    // These are other mailboxes, each by itself.
    expect(counted(await Promise.all(dots)).goes).toBe(50)
    const same = ['gus.t.a', 'g.usta', 'gu.sta', 'g.u.s.t.a', 'gusta+1', 'gusta+2']
    const gmail = Array.from({ length: 30 }, (_, n) => typed(`${same[n % 6]}@gmail.com`))
    expect(counted(await Promise.all(gmail))).toMatchObject(LIMIT)
    expect(await typed('cem@example.com')).toBe('goes')
    expect(await typed('gusta@gmail.com')).toBe('goes')
  })

  test('waiting mails go when their turn comes, each once, and the merchant’s at once', async () => {
    await db.deleteFrom('jobs').execute()
    set(NOW)
    for (let n = 0; n < 20; n++) await typed('eve@example.com')
    const mail = { template: 'test', to: 'eve@example.com', language: 'en', data: {} } as const
    await enqueueMail(db, { ...mail, key: 'merchant' }, AT_ONCE)
    const sent: string[] = []
    const send = async ({ key }: { key: string }) => void sent.push(key)
    const workers = [1, 2].map(() => startWorker(db, { mail: send }, { pollMs: 5 }))
    const gone = (many: number) => vi.waitFor(() => expect(sent).toHaveLength(many), 10_000)
    await gone(TYPED.burst + 1)
    expect(sent).toContain('merchant')
    const waiting = db.selectFrom('jobs').selectAll().where('attempts', '=', 0)
    const [held] = await waiting.orderBy('run_at').execute()
    expect(held).toMatchObject({ state: 'waiting', attempts: 0, run_at: NOW + 7.5 * MINUTE_MS })
    expect(held?.last_error).toMatch(/^waits until 2026-11-22T12:07:30/)
    set(NOW + 15 * MINUTE_MS)
    await gone(TYPED.burst + 3)
    set(NOW + 120 * MINUTE_MS)
    await gone(TYPED.burst + 1 + TYPED.waiting)
    await Promise.all(workers.map((worker) => worker.stop()))
    expect(new Set(sent).size).toBe(sent.length)
    expect(await typed('eve@example.com')).toBe('goes')
  })
})
