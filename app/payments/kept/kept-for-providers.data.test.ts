import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { startFakeBkash } from '../../../tests/support/payments/bkash/fake-bkash'
import { BKASH_TEST_KEYS } from '../../../tests/support/payments/provider-test-keys'
import { config, readConfig, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { MINUTE_MS } from '../../durations'
import { bkashTokens } from '../bkash/bkash-token.server'
import type { TrialPayment } from '../trial/trial-store'
import { providerAddress } from '../wire/refused'
import { keptRefunds } from './kept-refunds.server'
import { keptTokens } from './kept-tokens.server'
import { keptTrials } from './kept-trials.server'

const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-kept-'))

eachDatabase('what providers keep in the database', (open) => {
  let db: Database
  beforeAll(async () => {
    setConfig({ ...config, DATA_DIR: dataDir })
    db = await open()
  })
  afterAll(() => {
    setConfig(readConfig({}))
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('many that need a token at once share one, which is sealed', async () => {
    const fake = await startFakeBkash(Date.now)
    const process = () =>
      bkashTokens(BKASH_TEST_KEYS, providerAddress(fake.base), keptTokens(db), Date.now)
    const given = await Promise.all(Array.from({ length: 8 }, () => process()()))
    expect(new Set(given).size).toBe(1)
    expect(fake.grants).toHaveLength(1)
    const { sealed_token } = await db
      .selectFrom('provider_tokens')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(sealed_token).not.toContain(given[0])
    expect(await process()(given[0])).not.toBe(given[0])
    await expect(process()(await process()())).rejects.toThrow('two tokens an hour')
    expect(fake.grants).toHaveLength(2)
    await fake.stop()
  })

  test('a renewal that was killed counts as a call, and the next one goes on', async () => {
    const killedAt = Date.now() - 2 * MINUTE_MS
    await keptTokens(db).renew(async () => ({ keys: 'ours', calls: [1] }))
    await db
      .updateTable('provider_tokens')
      .set({ renewed_by: 'killed', renewing_since: killedAt })
      .execute()
    await keptTokens(db).renew(async (held) => {
      expect(held).toEqual({ keys: 'ours', calls: [1, killedAt] })
      return { keys: 'ours', calls: held?.calls ?? [] }
    })
    expect(await keptTokens(db).get()).toEqual({ keys: 'ours', calls: [1, killedAt] })
  })

  test('a refund is begun once, by whichever process is first', async () => {
    const journal = keptRefunds(db)
    const refund = { key: 'r1', amount: 500, sentAt: 1 }
    const begun = await Promise.all([1, 2, 3].map(() => journal.begin('a1', refund)))
    expect(begun.filter(Boolean)).toHaveLength(1)
    await journal.begin('a1', { key: 'r2', amount: 700, sentAt: 2 })
    await journal.found('a1', 'r1', 'REF1')
    expect(await journal.sent('a1')).toEqual([
      { ...refund, refundRef: 'REF1' },
      { key: 'r2', amount: 700, sentAt: 2 },
    ])
    await journal.drop('a1', 'r2')
    expect(await journal.sent('a1')).toHaveLength(1)
    expect(await journal.sent('a2')).toEqual([])
  })

  test('changes of a test payment at once are all kept, and a taken one is listed', async () => {
    const trials = keptTrials(db)
    const fresh: TrialPayment = {
      ...{ providerRef: 't1', reference: 'EX-1-1', amount: 500, currency: 'BDT', returnTo: '' },
      ...{ manualCapture: false, expiresAt: 1, status: 'open', taken: 0, refunds: [] },
    }
    const add = () =>
      trials.change('t1', (known) => {
        const payment = known ?? fresh
        return { ...payment, taken: payment.taken + 1, takenAt: 50 }
      })
    await Promise.all(Array.from({ length: 10 }, add))
    expect(await trials.get('t1')).toMatchObject({ taken: 10 })
    const refuse = () => {
      throw new Error('refused')
    }
    await expect(trials.change('t1', refuse)).rejects.toThrow('refused')
    expect(await trials.change('t1', () => undefined)).toMatchObject({ taken: 10 })
    expect(await trials.change('t2', () => undefined)).toBeUndefined()
    const taken = (from: number, until: number) => Array.fromAsync(trials.taken(from, until))
    expect(await taken(50, 51)).toHaveLength(1)
    expect(await taken(0, 50)).toEqual([])
    expect(await taken(51, 99)).toEqual([])
  })
})
