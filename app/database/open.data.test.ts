import { mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { eachPlace } from '../../tests/support/databases'
import { freePort } from '../../tests/support/free-port'
import { closeDatabase, openDatabase } from './open.server'
import { UnusableDatabase } from './unusable-database'

const folder = () => mkdtempSync(join(tmpdir(), 'exclusive-open-'))

async function refusal(settings: Parameters<typeof openDatabase>[0]) {
  const error = await openDatabase(settings).then(
    () => undefined,
    (thrown) => thrown,
  )
  expect(error).toBeInstanceOf(UnusableDatabase)
  expect(error.message).not.toContain('\n')
  return error.message as string
}

describe('a SQLite file that cannot be used stops the start with one clear line', () => {
  test('the start stops at a file that is no database', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'shop.sqlite'), 'hello '.repeat(1000))
    expect(await refusal({ dataDir })).toContain('damaged or not a database')
  })

  test('the start stops at a database that is damaged in the middle', async () => {
    const dataDir = folder()
    await closeDatabase(await openDatabase({ dataDir }))
    const path = join(dataDir, 'shop.sqlite')
    writeFileSync(path, Buffer.alloc(8192, 0x5a), { flag: 'r+' })
    expect(await refusal({ dataDir })).toContain('damaged')
  })

  test('the start stops at a database that was cut short', async () => {
    const dataDir = folder()
    await closeDatabase(await openDatabase({ dataDir }))
    truncateSync(join(dataDir, 'shop.sqlite'), 20_000)
    expect(await refusal({ dataDir })).toContain('damaged')
  })

  test('the start stops at a database of another program', async () => {
    const dataDir = folder()
    const other = new DatabaseSync(join(dataDir, 'shop.sqlite'))
    other.exec('CREATE TABLE notes (text TEXT)')
    other.close()
    expect(await refusal({ dataDir })).toContain('of another program')
  })

  test('the start stops at a folder that cannot be made', async () => {
    const dataDir = folder()
    writeFileSync(join(dataDir, 'file'), '')
    expect(await refusal({ dataDir: join(dataDir, 'file', 'data') })).toContain('cannot be made')
  })

  test('the start stops at a file that cannot be written', async () => {
    const dataDir = folder()
    mkdirSync(join(dataDir, 'shop.sqlite'))
    expect(await refusal({ dataDir })).toContain('cannot be written')
  })
})

test('a PostgreSQL server that does not answer gives one clear line without the password', async () => {
  const port = await freePort()
  const line = await refusal({
    dataDir: folder(),
    databaseUrl: `postgres://shop:secret@127.0.0.1:${port}/shop`,
  })
  expect(line).toContain(`127.0.0.1:${port}/shop cannot be used`)
  expect(line).not.toContain('secret')
})

test.skipIf(!inject('postgresUrl'))('a PostgreSQL database that is not there', async () => {
  const databaseUrl = inject('postgresUrl').replace(/postgres$/, 'nowhere')
  expect(await refusal({ dataDir: folder(), databaseUrl })).toContain('does not exist')
})

eachPlace('opening', (place) => {
  // SQLite blocks the thread for a lock, so tests/faults/start.test.ts uses processes there.
  test('several openings at once migrate once', async () => {
    const settings = await place()
    const count = settings.engine === 'postgres' ? 4 : 1
    const opened = await Promise.all(Array.from({ length: count }, () => openDatabase(settings)))
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from kysely_migration`.execute(opened[0] as never)
    expect(rows[0]?.count).toBeGreaterThan(0)
    await Promise.all(opened.map(closeDatabase))
  })

  test('a database of a newer version is refused', async () => {
    const settings = await place()
    const db = await openDatabase(settings)
    await sql`insert into kysely_migration values ('999-later', '2030-01-01T00:00:00Z')`.execute(db)
    await closeDatabase(db)
    const line = await refusal(settings)
    expect(line).toContain('newer version of the shop (it knows "999-later")')
    const empty = settings.databaseUrl ? 'database (DATABASE_URL)' : 'folder (DATA_DIR)'
    expect(line).toContain(`restoring a backup made before the upgrade into an empty ${empty}`)
  })
})
