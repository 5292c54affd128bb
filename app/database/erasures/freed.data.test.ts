import { statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { bytesOf } from '../../../tests/support/erasing/raw-bytes'
import { closeDatabase, openDatabase } from '../open.server'
import { emptyLog, rewriteFile, vacuumTables } from './freed.server'

const WORD = 'zuleika quillfeather'

eachPlace('what deleted rows held', (place, engine) => {
  const search = { day: '2026-01-01', unanswered: 1 }

  test('deleted rows are overwritten in SQLite’s file once the log is emptied', async () => {
    if (engine === 'postgres') return
    const here = await place()
    const file = join(here.dataDir, 'shop.sqlite')
    const times = () => bytesOf(file).toString('latin1').split(WORD).length - 1
    const db = await openDatabase(here)
    await db
      .insertInto('search_days')
      .values({ ...search, text: WORD })
      .execute()
    expect(await emptyLog(db)).toBe(true)
    expect(times()).toBe(2)
    await db.deleteFrom('search_days').execute()
    expect(await emptyLog(db)).toBe(true)
    expect(times()).toBe(0)
    expect(statSync(`${file}-wal`).size).toBe(0)
    // Earlier versions left files without secure_delete.
    await sql`pragma secure_delete = off`.execute(db)
    await db
      .insertInto('search_days')
      .values({ ...search, text: WORD })
      .execute()
    await db.deleteFrom('search_days').execute()
    await emptyLog(db)
    expect(times()).toBeGreaterThan(0)
    expect(await rewriteFile(db)).toBe(true)
    expect(times()).toBe(0)
    await closeDatabase(db)
  })

  test('deleted rows are no longer quoted by PostgreSQL’s statistics', async () => {
    if (engine === 'sqlite') return
    const db = await openDatabase(await place())
    const texts = [WORD, ...Array.from({ length: 20 }, (_, at) => `other ${at}`)]
    await db
      .insertInto('search_days')
      .values(texts.map((text) => ({ ...search, text })))
      .execute()
    await sql`analyze search_days`.execute(db)
    const quoted = async () => {
      const { rows } = await sql`select cast(histogram_bounds as text) as bounds from pg_stats
        where tablename = 'search_days'`.execute(db)
      return JSON.stringify(rows).includes(WORD)
    }
    expect(await quoted()).toBe(true)
    await db.deleteFrom('search_days').where('text', '=', WORD).execute()
    expect(await quoted()).toBe(true)
    await vacuumTables(db, ['search_days'])
    expect(await quoted()).toBe(false)
    await sql`analyze search_days`.execute(db)
    await db
      .insertInto('search_days')
      .values([{ ...search, text: WORD }])
      .execute()
    await sql`analyze search_days`.execute(db)
    expect(await quoted()).toBe(true)
    await db.deleteFrom('search_days').execute()
    await vacuumTables(db, ['search_days'], { anew: true })
    expect(await quoted()).toBe(false)
    await closeDatabase(db)
  })
})
