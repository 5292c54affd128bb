import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { MINUTE_MS } from '../../durations'
import type { Database } from '../tables.server'
import { inTransaction } from '../transactions/transaction.server'
import { trimCounts } from './trim-counts.server'
import { type Rate, returnTurns, takeTurns } from './turns.server'

const RATE: Rate = { name: 'test', burst: 3, everyMs: MINUTE_MS, waiting: 2 }
const NOW = Date.UTC(2026, 10, 22)

eachDatabase('turns', (open) => {
  let db: Database
  let count = 0
  beforeAll(async () => {
    db = await open()
  })
  const key = () => `key ${++count}`
  const take = async (which: string, times = 1, atMinute = 0) =>
    (await takeTurns(db, RATE, Array(times).fill(which), NOW + atMinute * MINUTE_MS)).map(
      (at) => at && (at - NOW) / MINUTE_MS,
    )

  test('a rate lets some turns go at once, some later one by one, and refuses the rest', async () => {
    const which = key()
    expect(await take(which, 7)).toEqual([0, 0, 0, 1, 2, undefined, undefined])
    expect(await take(which)).toEqual([undefined])
    expect(await take(key())).toEqual([0])
  })

  test('each minute gives one turn, and a pause refills them all', async () => {
    const which = key()
    await take(which, 5)
    expect(await take(which, 2, 1)).toEqual([3, undefined])
    expect(await take(which, 2, 4)).toEqual([4, 5])
    expect(await take(which, 4, 60)).toEqual([60, 60, 60, 61])
  })

  test('unused turns are there for the next taker', async () => {
    const [a, b] = [key(), key()]
    await takeTurns(db, RATE, [a, a, a, b], NOW)
    await returnTurns(db, RATE, [a, a, b])
    expect(await take(a, 3)).toEqual([0, 0, 1])
    expect(await take(b, 3)).toEqual([0, 0, 0])
  })

  test('each turn is given once, however many ask at once', async () => {
    const [a, b] = [key(), key()]
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        inTransaction(db, (one) => takeTurns(one, RATE, n % 2 ? [a, b] : [b, a], NOW)),
      ),
    )
    const given = taken.flat().map((at) => at && (at - NOW) / MINUTE_MS)
    expect(given.toSorted()).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 2, 2, ...Array(30).fill(undefined)])
  })

  test('a transaction that fails takes no turn', async () => {
    const which = key()
    const failing = inTransaction(db, async (connection) => {
      await takeTurns(connection, RATE, Array(5).fill(which), NOW)
      throw new Error('no stock')
    })
    await expect(failing).rejects.toThrow('no stock')
    expect(await take(which)).toEqual([0])
  })

  test('turns start afresh after the clock is set back', async () => {
    const which = key()
    await take(which, 5, 600)
    expect(await take(which, 4)).toEqual([0, 0, 0, 1])
  })

  test('ended counts are deleted, and of too many those that end first', async () => {
    await db.deleteFrom('identity_attempts').execute()
    for (let n = 0; n < 10; n++) await takeTurns(db, RATE, [`old ${n}`], NOW)
    for (let n = 0; n < 10; n++) await takeTurns(db, RATE, [`new ${n}`], NOW + (n + 5) * MINUTE_MS)
    const keys = async () =>
      (await db.selectFrom('identity_attempts').select('key').orderBy('until').execute()).map(
        (row) => row.key,
      )
    await trimCounts(db, NOW)
    expect(await keys()).toHaveLength(20)
    await trimCounts(db, NOW + 2 * MINUTE_MS)
    expect(await keys()).toEqual(Array.from({ length: 10 }, (_, n) => `new ${n}`))
    await trimCounts(db, NOW + 2 * MINUTE_MS, 4)
    expect(await keys()).toEqual(['new 6', 'new 7', 'new 8', 'new 9'])
    await Promise.all([1, 2, 3].map(() => trimCounts(db, NOW + 60 * MINUTE_MS)))
    expect(await keys()).toEqual([])
  })
})
