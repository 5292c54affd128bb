import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { closeDatabase, openDatabase } from '../open.server'
import type { Connection, Database } from '../tables.server'
import { inTransaction } from './transaction.server'

const add = (connection: Connection, id: string) =>
  sql`insert into jobs (id, kind, payload, run_at, created_at) values (${id}, 'x', '{}', 0, 0)`.execute(
    connection,
  )

eachDatabase('transactions', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
  })
  const ids = async () => {
    const { rows } = await sql<{ id: string }>`select id from jobs order by id`.execute(db)
    return rows.map((row) => row.id)
  }

  test('a throw rolls back only its own work, among many at once', async () => {
    const responses = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) =>
        inTransaction(db, async (connection) => {
          await add(connection, `a${i}`)
          if (i % 3 === 0) throw new Error('no')
          return i
        }),
      ),
    )
    expect(responses.filter((response) => response.status === 'rejected')).toHaveLength(67)
    expect(await ids()).toHaveLength(133)
    expect(await ids()).not.toContain('a0')
  })

  test('a failed statement leaves the neighbours alone', async () => {
    const responses = await Promise.allSettled([
      inTransaction(db, (connection) => add(connection, 'b1')),
      inTransaction(db, async (connection) => {
        await add(connection, 'b2')
        await add(connection, 'b1')
      }),
      inTransaction(db, (connection) => add(connection, 'b3')),
    ])
    const failed = responses.filter((response) => response.status === 'rejected')
    expect(failed).toHaveLength(1)
    expect(await ids()).toEqual(expect.arrayContaining(['b3']))
  })

  test('a transaction that arrives while another commits is not forgotten', async () => {
    const late: Promise<unknown>[] = []
    for (let round = 0; round < 50; round++) {
      late.push(
        inTransaction(db, async (connection) => {
          await add(connection, `c${round}`)
          late.push(inTransaction(db, (other) => add(other, `d${round}`)))
        }),
      )
      await new Promise((resolve) => setImmediate(resolve))
    }
    while (late.length > 0) await late.shift()
    const all = await ids()
    expect(all.filter((id) => /^[cd]/.test(id))).toHaveLength(100)
  })

  test('a nested transaction takes part in the outer one', async () => {
    const outer = inTransaction(db, async (connection) => {
      await inTransaction(connection, (inner) => add(inner, 'e1'))
      throw new Error('no')
    })
    await expect(outer).rejects.toThrow('no')
    expect(await ids()).not.toContain('e1')
  })
})

test('while another process holds the SQLite file, readers go on and writers wait', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-busy-'))
  const db = await openDatabase({ dataDir })
  const other = new DatabaseSync(join(dataDir, 'shop.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  const started = performance.now()
  let done = false
  const written = inTransaction(db, (connection) => add(connection, 'f1')).then(() => {
    done = true
  })
  for (let reads = 0; reads < 20; reads++) {
    await sql`select count(*) from jobs`.execute(db)
    await sleep(10)
  }
  expect(performance.now() - started).toBeLessThan(2000)
  expect(done).toBe(false)
  other.exec('COMMIT')
  other.close()
  await written
  expect(done).toBe(true)
  await closeDatabase(db)
  rmSync(dataDir, { recursive: true })
})
