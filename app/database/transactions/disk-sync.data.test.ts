import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../open.server'
import type { Connection, Database } from '../tables.server'
import { openDiskSync } from './disk-sync.server'
import { diskSyncOf, syncBy } from './group-commit.server'
import { inTransaction } from './transaction.server'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'exclusive-sync-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const add = (connection: Connection, id: string) =>
  sql`insert into jobs (id, kind, payload, run_at, created_at) values (${id}, 'x', '{}', 0, 0)`.execute(
    connection,
  )
const countOf = async (db: Database) => (await db.selectFrom('jobs').select('id').execute()).length

test('a transaction ends after the sync, which reads do not wait for but the next sync does', async () => {
  const db = await openDatabase({ dataDir })
  const syncs: (() => void)[] = []
  const synced = () => new Promise<void>((resolve) => syncs.push(resolve))
  const held = async (count: number) => {
    while (syncs.length < count) await new Promise((resolve) => setImmediate(resolve))
    for (let turn = 0; turn < 50; turn++) await countOf(db)
  }
  const real = diskSyncOf(db)
  syncBy(db, { synced, close() {} })
  const ended: string[] = []
  const store = (id: string) =>
    inTransaction(db, (connection) => add(connection, id)).then(() => ended.push(id))
  const both = [store('a')]
  await held(1)
  both.push(store('b'))
  await held(1)
  expect([ended, await countOf(db), syncs.length]).toEqual([[], 1, 1])
  syncs[0]?.()
  await held(2)
  expect([ended, await countOf(db)]).toEqual([['a'], 2])
  syncs[1]?.()
  await Promise.all(both)
  await inTransaction(db, (connection) => add(connection, 'c'), { synced: false })
  expect(syncs).toHaveLength(2)
  if (real) syncBy(db, real)
  await closeDatabase(db)
})

test('an opened database waits for its disk, and is unavailable when that fails', async () => {
  const db = await openDatabase({ dataDir })
  diskSyncOf(db)?.close()
  const storing = inTransaction(db, (connection) => add(connection, 'a'))
  await expect(storing).rejects.toMatchObject({ syscall: 'fdatasync' })
  await inTransaction(db, (connection) => add(connection, 'b'), { synced: false })
  expect(await countOf(db)).toBe(2)
  await closeDatabase(db).catch(() => {})
})

test('after a failed sync nothing counts until all is copied to the file itself', async () => {
  const path = join(dataDir, 'a.sqlite')
  const database = new DatabaseSync(path)
  database.exec('pragma journal_mode = wal; create table t (v)')
  let faults = 1
  const sync = openDiskSync(database, path, async () => {
    if (faults-- > 0) throw new Error('EIO')
  })
  await sync?.synced().catch(() => {})
  database.exec('insert into t values (1)')
  const other = new DatabaseSync(path)
  other.exec('begin; select * from t')
  const reading = other.prepare('select * from t').iterate()
  reading.next()
  await expect(sync?.synced()).rejects.toMatchObject({ syscall: 'fdatasync' })
  other.close()
  expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
  await sync?.synced()
  expect(statSync(`${path}-wal`).size).toBe(0)
  sync?.close()
  database.close()
})

test('a commit without a log is synced itself', () => {
  const path = join(dataDir, 'b.sqlite')
  const database = new DatabaseSync(path)
  expect(openDiskSync(database, path)).toBeUndefined()
  database.close()
})
