import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Finding } from '../../app/settings/finding'
import { readDeaths } from '../../app/supervisor/server-deaths'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { sessionOf } from '../support/desk/desk-client'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'
import { gone, serversOf, startSupervisedShop } from '../support/supervised/supervised-shop'
import { BUYERS, INJURIES, injuredCrowd } from './injured-crowd'
import { marketSettings } from './market'

/** Each of its servers may take long to start on a busy machine. */
const LONGEST_MS = 600_000
const POLLS = { timeout: 30_000 }
/** More by command: `INJURY_ROUNDS=10 npm exec vitest -- run tests/faults/injured-server`. */
const ROUNDS = Number(process.env.INJURY_ROUNDS ?? 1)

eachSeededPlace(`${BUYERS} buyers and a server that is injured`, (place) => {
  const names = INJURIES.map(([name]) => name).join(', ')
  test(
    `${names}: another serves, nothing is lost, nothing is twice`,
    async () => {
      const where = await place()
      const { away, placed, unavailable, deaths } = await injuredCrowd({
        where,
        rounds: ROUNDS,
        async look(shop) {
          const client = shopper(shop.origin)
          const headers = { Cookie: await ownersCookie(where) }
          const { body } = await client.send('GET', '/api/desk/health', undefined, headers)
          client.close()
          const server = body.findings.find(({ area }: Finding) => area === 'server')
          expect(server.said).toContain('a fault that nobody caught')
        },
      })
      const told = away.map(({ injury, seconds }) => `${injury} ${seconds.toFixed(2)} s`)
      console.log(
        `${where.engine}: ${placed} orders, ${unavailable} asked again; nobody served after ${told.join(', ')}`,
      )
      const said = INJURIES.map(([, , reason]) => expect.stringMatching(reason))
      expect(deaths.map(({ reason }) => reason)).toEqual(Array(ROUNDS).fill(said).flat())
      expect(deaths.at(-1)?.lines[0]).toMatch(/TypeError: a fault that nobody caught/)
      const { code, output } = await runCommand(marketSettings(where), 'doctor')
      expect(code).toBe(1)
      expect(output).toMatch(
        new RegExp(`TODO {2}server: it ended ${5 * ROUNDS} times by itself in the last 24 hours`),
      )
      expect(output).toContain('a fault that nobody caught')
    },
    LONGEST_MS,
  )

  test('an order whose answer was lost with the server is found by its key', async () => {
    const shop = await startSupervisedShop(marketSettings(await place()))
    const [client, other] = [shopper(shop.origin), shopper(shop.origin)]
    const keys = Array.from({ length: 40 }, () => crypto.randomUUID())
    const asked = keys.map((key) => client.order(orderOf(), key).catch(() => undefined))
    await Promise.race(asked)
    process.kill(shop.server(), 'SIGKILL')
    const first = await Promise.all(asked)
    const again = await Promise.all(keys.map((key) => other.order(orderOf(), key)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    for (const [at, response] of first.entries())
      if (response) expect(response.body.number).toBe(again[at]?.body.number)
    expect(new Set(again.map(({ body }) => body.number)).size).toBe(keys.length)
    client.close()
    other.close()
    expect(await shop.stop()).toBe(0)
  })
})

eachSeededPlace('a fault behind no request', (place) => {
  test('ends the server with code 1 after the requests in flight; another serves meanwhile', async () => {
    const where = await place()
    const shop = await startSupervisedShop(settingsOf(where))
    const failing = shop.server()
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    const answered = text(socket)
    const body = '{"items":[]}'
    const head = `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    socket.write(`POST /api/quote HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}${body.slice(0, 5)}`)
    await sleep(200) // It has come.
    process.kill(failing, 'SIGPROF')
    await expect.poll(() => serversOf(shop.supervisor), POLLS).toHaveLength(2)
    const client = shopper(shop.origin, 1)
    expect((await client.send('GET', '/shop')).status).toBe(200)
    expect(serversOf(shop.supervisor)).toContain(failing)
    socket.write(body.slice(5))
    expect(await answered).toMatch(/^HTTP\/1\.1 200 [\s\S]*\r\nConnection: close\r\n/i)
    client.close()
    await gone(failing)
    await expect
      .poll(() => readDeaths(where.dataDir), POLLS)
      .toMatchObject([
        {
          reason: 'exit code 1',
          lines: [expect.stringContaining('TypeError: a fault that nobody caught')],
        },
      ])
    expect(serversOf(shop.supervisor)).toHaveLength(1)
    expect(await shop.stop()).toBe(0)
  })
})

async function ownersCookie(where: Place) {
  const db = await openDatabase(where)
  const { cookie } = await sessionOf(db, 'owner')
  await closeDatabase(db)
  return cookie
}
