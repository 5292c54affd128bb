import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { eachPlace, type Place } from '../../tests/support/databases'
import { rowsOfChange } from './change-rows'
import {
  announceChange,
  type DataChange,
  onChange,
  recordChange,
  watchChanges,
} from './changes.server'
import { closeDatabase, openDatabase } from './open.server'
import { inTransaction } from './transactions/transaction.server'

eachPlace('changes', (place) => {
  const tidy: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of tidy.splice(0).reverse()) await end()
  })

  test('changes made in the same moment are announced together in their process', async () => {
    const db = await openDatabase(await place())
    tidy.push(() => closeDatabase(db))
    const heard: DataChange[] = []
    tidy.push(onChange((change) => heard.push(change)))
    announceChange(db, { products: [1, 2] })
    announceChange(db, { products: [2, 3] })
    await vi.waitFor(() => expect(heard).toEqual([{ products: [1, 2, 3] }]))
  })

  test('a change reaches other processes, however late its transaction commits', async () => {
    const settings = await place()
    const db = await openDatabase(settings)
    tidy.push(() => closeDatabase(db))
    const other = await otherProcess(settings)
    tidy.push(other.stop)
    await other.change([1], 0)
    const watch = await watchChanges(db)
    tidy.push(() => watch.stop())
    const heard: DataChange[] = []
    tidy.push(onChange((change) => heard.push(change)))
    // PostgreSQL commits sequences out of order: the first transaction begins first, ends last.
    await Promise.all([
      other.change([4, 5], settings.engine === 'postgres' ? 2500 : 0),
      sleep(200).then(() => other.change([6], 0)),
    ])
    await vi.waitFor(() => expect(idsIn(heard)).toEqual([4, 5, 6]), 5000)
    await sleep(1500)
    expect(idsIn(heard)).toEqual([4, 5, 6])
    await inTransaction(db, (connection) => recordChange(connection, { products: [7] }))
    await sleep(1500)
    expect(idsIn(heard)).toEqual([4, 5, 6])
  })

  test('a change that was rolled back is never announced', async () => {
    const db = await openDatabase(await place())
    tidy.push(() => closeDatabase(db))
    await expect(
      inTransaction(db, async (connection) => {
        await recordChange(connection, { products: [1] })
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await db.selectFrom('changes').selectAll().execute()).toEqual([])
  })

  test('changes missed while the database was away are announced when it is back', async () => {
    const settings = await place()
    const db = await openDatabase(settings)
    tidy.push(() => closeDatabase(db))
    const other = await otherProcess(settings)
    tidy.push(other.stop)
    const watch = await watchChanges(db)
    tidy.push(() => watch.stop())
    const heard: DataChange[] = []
    tidy.push(onChange((change) => heard.push(change)))
    await sql`alter table changes rename to elsewhere`.execute(db)
    await sleep(1500)
    await sql`alter table elsewhere rename to changes`.execute(db)
    await other.change([9], 0)
    await vi.waitFor(() => expect(idsIn(heard)).toEqual([9]), 5000)
  })
})

const idsIn = (heard: DataChange[]) =>
  heard.flatMap(({ products }) => (products === 'all' ? [0] : products)).sort()

/** Simulates another process, with rows of another origin in slow transactions. */
async function otherProcess(settings: Place) {
  const db = await openDatabase(settings)
  return {
    stop: () => closeDatabase(db),
    change: (products: number[], openMs: number) =>
      inTransaction(db, async (connection) => {
        await connection
          .insertInto('changes')
          .values(rowsOfChange({ products }).map((row) => ({ ...row, origin: 1, at: Date.now() })))
          .execute()
        if (openMs > 0) await sql`select pg_sleep(${openMs / 1000})`.execute(connection)
      }),
  }
}
