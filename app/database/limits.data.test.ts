import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { hasPgBouncer, startPgBouncer } from '../../tests/support/network/pgbouncer'
import { freshDatabase } from '../../tests/support/seeded/fresh-database'
import { config, setConfig } from '../config.server'
import { closeDatabase, openDatabase } from './open.server'
import type { Connection, Database } from './tables.server'
import { inTransaction } from './transactions/transaction.server'
import { isUnavailable } from './unavailable'

const LONG_STATEMENT = sql`select pg_sleep(3)`

const settingsOf = async (db: Connection) => {
  const { rows } = await sql<{ name: string; setting: string }>`select name, setting
    from pg_settings where name in ('statement_timeout', 'lock_timeout',
      'idle_in_transaction_session_timeout') order by name`.execute(db)
  return rows.map(({ setting }) => Number(setting))
}

describe.skipIf(!inject('directPostgresUrl'))('limits of a serving process (PostgreSQL)', () => {
  const opened: Database[] = []
  let url: string
  let pooler: Awaited<ReturnType<typeof startPgBouncer>> | undefined
  beforeAll(async () => {
    setConfig({ ...config, DATABASE_STATEMENT_TIMEOUT: 1, DATABASE_LOCK_TIMEOUT: 2 })
    url = await freshDatabase(inject('directPostgresUrl'))
    if (hasPgBouncer) pooler = await startPgBouncer(url)
  })
  afterAll(async () => {
    await Promise.all(opened.map(closeDatabase))
    await pooler?.stop()
  })
  const open = async (databaseUrl: string, limited: boolean) => {
    const db = await openDatabase({ databaseUrl, dataDir: '', limited })
    opened.push(db)
    return db
  }
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error) => isUnavailable(error),
    )

  test('a serving process limits idle sessions, locks and statements, for sessions and transactions', async () => {
    const db = await open(url, true)
    expect(await settingsOf(db)).toEqual([15_000, 2000, 1000])
    expect(await inTransaction(db, settingsOf)).toEqual([15_000, 2000, 1000])
    expect(await inTransaction(db, settingsOf, { lockMs: 50 })).toEqual([15_000, 50, 1000])
    expect(await refusal(LONG_STATEMENT.execute(db))).toBe(true)
  })

  test('a command may take its time, but waits for no row forever', async () => {
    const db = await open(url, false)
    expect(await settingsOf(db)).toEqual([0, 0, 0])
    expect(await inTransaction(db, settingsOf)).toEqual([0, 2000, 0])
  })

  test.runIf(hasPgBouncer)(
    'the limits hold through a pooler, which takes no settings of a session',
    async () => {
      const db = await open(pooler?.url ?? '', true)
      expect(await inTransaction(db, settingsOf)).toEqual([15_000, 2000, 1000])
      expect(await settingsOf(db)).toEqual([0, 0, 0])
      expect(await refusal(LONG_STATEMENT.execute(db))).toBe(true)
      expect(await sql`select 1`.execute(db)).toMatchObject({ rows: [{}] })
    },
  )
})
