import { RateLimiterMemory } from 'rate-limiter-flexible'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { readConfig, setConfig } from '../config.server'
import { setDatabase } from '../database/current.server'
import { engineOf } from '../database/tables.server'
import { addedUpCounts } from './added-up-counts.server'
import { limiter } from './rate-limits.server'

const POINTS = 10
const SECONDS = 60

eachDatabase('limits that processes add up each second', (open) => {
  test('two processes both refuse an address within a second or two', async () => {
    const db = await open()
    if (engineOf(db) === 'sqlite') return
    const name = crypto.randomUUID().slice(0, 8)
    const process = () => {
      const memory = new RateLimiterMemory({ keyPrefix: name, points: POINTS, duration: SECONDS })
      const counts = addedUpCounts(db, { name, seconds: SECONDS, memory })
      return (key: string) =>
        counts.consume(key).then(
          () => true,
          () => false,
        )
    }
    const [here, there] = [process(), process()]
    const take = async (from: typeof here, key: string, times: number) => {
      for (let at = 0; at < times; at++) expect(await from(key)).toBe(true)
    }
    await take(here, 'crowd', 6)
    await take(there, 'crowd', 6)
    await take(here, 'other', 3)
    const stored = async () =>
      (await db
        .selectFrom('rate_limits' as never)
        .selectAll()
        .execute()) as {
        key: string
        points: number
      }[]
    await expect
      .poll(async () => (await stored()).find(({ key }) => key === `${name}:crowd`)?.points, {
        timeout: 5000,
      })
      .toBe(12)
    await expect.poll(() => here('crowd'), { timeout: 5000 }).toBe(false)
    await expect.poll(() => there('crowd'), { timeout: 5000 }).toBe(false)
    expect(await here('other')).toBe(true)
    const late = process()
    await expect.poll(() => late('crowd'), { timeout: 5000, interval: 200 }).toBe(false)
  })

  test('a limiter counts the same on either engine', async () => {
    setConfig(readConfig({}))
    setDatabase(await open())
    const limit = limiter(crypto.randomUUID(), { points: 2, seconds: 60, addedUp: true })
    const taken = [await limit.take('x'), await limit.take('x'), await limit.take('x')]
    expect(taken).toEqual([true, true, false])
  })

  test('a refusal says for how many seconds it holds', async () => {
    setConfig(readConfig({}))
    setDatabase(await open())
    const limit = limiter(crypto.randomUUID(), { points: 2, seconds: SECONDS, per: 'account' })
    const waits = [await limit.wait('x'), await limit.wait('x'), await limit.wait('x')]
    expect(waits.slice(0, 2)).toEqual([0, 0])
    expect(waits[2]).toBeGreaterThan(SECONDS - 10)
    expect(waits[2]).toBeLessThanOrEqual(SECONDS)
    await limit.reset('x')
    expect(await limit.wait('x')).toBe(0)
  })
})
