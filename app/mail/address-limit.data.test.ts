import { beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { listDeadJobs } from '../database/jobs/jobs.server'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { MAILS_AN_HOUR } from './address-limit.server'
import { enqueueMail, enqueueMails } from './enqueue-mail.server'

eachDatabase('mails to one address', (open) => {
  let db: Database
  let count = 0
  beforeAll(async () => {
    db = await open()
  })
  const mail = (to: string) => ({
    key: `test:${++count}`,
    template: 'test',
    to,
    language: 'en' as const,
    data: {},
  })
  const jobsTo = async (to: RegExp) => {
    const jobs = await db.selectFrom('jobs').selectAll().execute()
    return jobs.filter((job) => to.test(JSON.parse(job.payload).to))
  }
  const states = async (to: RegExp) => {
    const all = (await jobsTo(to)).map((job) => job.state)
    const of = (state: string) => all.filter((one) => one === state).length
    return { waiting: of('waiting'), dead: of('dead') }
  }

  test('sent at once, in many spellings, they stop at the limit; the rest is held', async () => {
    const spellings = ['ana@example.com', ' Ana@Example.com', 'ana+b@example.com']
    await Promise.all(
      Array.from({ length: 30 }, (_, n) =>
        inTransaction(db, (connection) =>
          enqueueMail(connection, mail(spellings[n % 3] as string)),
        ),
      ),
    )
    expect(await states(/^ ?ana/i)).toEqual({ waiting: MAILS_AN_HOUR, dead: 30 - MAILS_AN_HOUR })
    const [dead] = await listDeadJobs(db)
    expect(dead).toMatchObject({ kind: 'mail', attempts: 0 })
    expect(dead?.last_error).toMatch(/^held: more than \d+ mails an hour/)
    await enqueueMail(db, mail('bo@example.com'))
    expect(await states(/^bo/)).toEqual({ waiting: 1, dead: 0 })
  })

  test('in one statement the first ones go', async () => {
    const mails = Array.from({ length: MAILS_AN_HOUR + 2 }, () => mail('cem@example.com'))
    expect(await enqueueMails(db, [mail('dan@example.com'), ...mails])).toBe(2)
    const held = (await jobsTo(/^cem/)).filter((job) => job.state === 'dead')
    const last = mails.slice(-2).map(({ key }) => `mail:${key}`)
    expect(held.map((job) => job.dedupe_key).toSorted()).toEqual(last.toSorted())
  })

  test('mails the merchant causes are not counted, and after the hour others go again', async () => {
    for (let n = 0; n < 20; n++) await enqueueMail(db, mail('eve@example.com'), { limited: false })
    await enqueueMails(
      db,
      Array.from({ length: MAILS_AN_HOUR }, () => mail('eve@example.com')),
    )
    expect(await states(/^eve/)).toEqual({ waiting: 20 + MAILS_AN_HOUR, dead: 0 })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(await enqueueMail(db, mail('eve@example.com'))).toBe(0)
    vi.useRealTimers()
  })

  test('a transaction that fails counts nothing', async () => {
    const failing = inTransaction(db, async (connection) => {
      const mails = Array.from({ length: MAILS_AN_HOUR }, () => mail('fay@example.com'))
      await enqueueMails(connection, mails)
      throw new Error('no stock')
    })
    await expect(failing).rejects.toThrow('no stock')
    expect(await enqueueMail(db, mail('fay@example.com'))).toBe(0)
  })
})
