import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { shopper } from '../support/shopper'
import { busyConnections, type Ends } from '../support/supervised/busy-connections'
import { gone, serversOf, startSupervisedShop } from '../support/supervised/supervised-shop'

const BUSY = 100

async function change(where: Place, query: ReturnType<typeof sql>) {
  const db = await openDatabase(where)
  await query.execute(db)
  await closeDatabase(db)
}
const plenty = (where: Place) => change(where, sql`update stock set quantity = 1000000`)

const statuses = ({ answered }: Ends) => [...answered.keys()].sort()

eachSeededPlace(`${BUSY} busy connections`, (place) => {
  test.each([
    ['a shop', startSupervisedShop],
    ['a server without supervisor', startBuiltShop],
  ])('%s that is told to stop resets none and answers each', async (_, start) => {
    const where = await place()
    await plenty(where)
    const shop = await start(settingsOf(where))
    const busy = busyConnections(shop.origin, { count: BUSY })
    await busy.busy()
    const stopped = shop.stop()
    const ends = await busy.ended
    expect(await stopped).toBe(0)
    expect(ends.unanswered).toEqual([])
    const last = [...ends.answered].filter(([how]) => how.endsWith('close'))
    expect(last.reduce((sum, [, count]) => sum + count, 0)).toBe(BUSY)
    expect(statuses(ends)).toEqual(['200', '200 close', '201', '201 close'])
  })

  test('a new version fails none of their requests, by npm start and by SIGHUP', async () => {
    const where = await place()
    await plenty(where)
    const shop = await startSupervisedShop(settingsOf(where))
    let over = false
    const busy = busyConnections(shop.origin, { count: BUSY, again: true, over: () => over })
    await busy.busy()
    const first = shop.server()
    const started = await shop.startAgain()
    expect(started).toMatchObject({
      code: 0,
      error: '',
      out: expect.stringContaining(`Exclusive is ready at ${shop.origin}`),
    })
    await gone(first)
    const second = shop.server()
    process.kill(shop.supervisor, 'SIGHUP')
    await gone(second)
    // An index that no page needs: the new server makes it, once the old one has ended.
    await change(where, sql`drop index orders_customers`)
    await change(where, sql`delete from kysely_migration where name = '043-customers'`)
    const third = shop.server()
    expect((await shop.startAgain()).code).toBe(0)
    await gone(third)
    over = true
    const ends = await busy.ended
    expect(ends.unanswered).toEqual([])
    expect(statuses(ends)).toEqual(['200', '201'])
    expect(new Set([first, second, third, shop.server()]).size).toBe(4)
    expect(await shop.stop()).toBe(0)
    await change(where, sql`drop index orders_customers`) // It is there again.
  })
})

eachSeededPlace('a shop that is started again', (place, engine) => {
  test('serves on where the new version does not start, and says why', async () => {
    const where = await place()
    const shop = await startSupervisedShop(settingsOf(where))
    const before = shop.server()
    const again = await shop.startAgain({ MAX_CONNECTIONS: 'many' })
    expect(again.code).toBe(1)
    expect(again.error).toMatch(/did not start: .*\n?.*MAX_CONNECTIONS is "many"/)
    expect(again.error).toContain('The one before it goes on.')
    expect(serversOf(shop.supervisor)).toEqual([before])
    const client = shopper(shop.origin)
    expect((await client.send('GET', '/readyz')).status).toBe(200)
    client.close()
    expect(await shop.stop()).toBe(0)
  })

  test('before it has ended takes its place', async () => {
    const settings = settingsOf(await place())
    const shop = await startSupervisedShop(settings)
    const { hostname, port } = new URL(shop.origin)
    // A request of which half has come holds the end.
    const held = connect(Number(port), hostname)
    await once(held, 'connect')
    held.write('POST /api/quote HTTP/1.1\r\nHost: shop\r\nContent-Length: 2\r\n\r\n{')
    await sleep(200)
    const ended = shop.end()
    await sleep(200)
    const starting = startSupervisedShop({ ...settings, PORT: port })
    await sleep(2000)
    held.end('}')
    expect(await ended).toBe(0)
    const next = await starting
    const client = shopper(next.origin)
    expect((await client.send('GET', '/readyz')).status).toBe(200)
    client.close()
    expect(await next.stop()).toBe(0)
  })

  if (engine === 'sqlite')
    test('a shop whose supervisor was killed is not held up: its server ends in order', async () => {
      const shop = await startSupervisedShop(settingsOf(await place()))
      const server = shop.server()
      const client = shopper(shop.origin)
      // A connection that is made after the kill may find the port closed.
      expect((await client.send('GET', '/cart')).status).toBe(200)
      const page = client.send('GET', '/shop')
      shop.process.kill('SIGKILL')
      expect((await page).status).toBe(200)
      await gone(server)
      client.close()
      const next = await startSupervisedShop({
        DATA_DIR: shop.dataDir,
        PORT: new URL(shop.origin).port,
      })
      expect(await next.stop()).toBe(0)
    })

  if (engine === 'sqlite')
    test('the shop ends whole by Ctrl-C, however often it is pressed', async () => {
      const shop = await startSupervisedShop(settingsOf(await place()))
      const server = shop.server()
      const ended = shop.end()
      // A terminal sends it to all processes of the command.
      for (let press = 0; press < 3; press++)
        for (const pid of [shop.supervisor, server]) process.kill(pid, 'SIGINT')
      expect(await ended).toBe(0)
      await gone(server)
    })
})
