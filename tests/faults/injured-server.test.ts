import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import type { Finding } from '../../app/settings/finding'
import { readDeaths } from '../../app/supervisor/deaths'
import { eachSeededPlace, type Place } from '../support/databases'
import { sessionOf } from '../support/desk/desk-client'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'
import { gone, startSupervisedShop } from '../support/supervised/supervised-shop'
import { buyUntilGone, openMarket } from './buyers'
import { check, marketSettings, prepare } from './market'

/** More by command: `INJURY_ROUNDS=10 npm exec vitest -- run tests/faults/injured-server`. */
const ROUNDS = Number(process.env.INJURY_ROUNDS ?? 1)
const BUYERS = 20
/** So much heap that the server runs in it, and runs out of it within a second. */
const HEAP = '--max-old-space-size=400'

/** What is done to the server, and what its supervisor says of it. tests/support/supervised/injuries.mjs */
const INJURIES: [string, NodeJS.Signals, RegExp][] = [
  ['kill -9', 'SIGKILL', /^killed by SIGKILL/],
  ['SIGSTOP', 'SIGSTOP', /^no sign of life for 1.5 s/],
  ['an endless loop', 'SIGUSR2', /^no sign of life for 1.5 s/],
  ['memory without end', 'SIGVTALRM', /^out of memory/],
  ['an error that nobody caught', 'SIGPROF', /^exit code 1/],
]
const TAKES_TIME = 'SIGVTALRM'

eachSeededPlace(`${BUYERS} buyers and a server that is injured`, (place) => {
  const names = INJURIES.map(([name]) => name).join(', ')
  test(`${names}: another serves, nothing is lost, nothing is twice`, async () => {
    const where = await place()
    await prepare(where)
    const shop = await startSupervisedShop({ ...marketSettings(where), NODE_OPTIONS: HEAP })
    const market = openMarket()
    const buying = (async () => {
      while (!market.paused) await buyUntilGone(shop.origin, market, BUYERS)
    })()
    const answered = async (count: number) => {
      const goal = market.responses + count
      while (market.responses < goal) await sleep(10)
    }
    const told: string[] = []
    for (let round = 0; round < ROUNDS; round++)
      for (const [name, signal] of INJURIES) {
        await answered(20 + Math.random() * 60)
        const victim = shop.server()
        let began = performance.now()
        process.kill(victim, signal)
        await gone(victim)
        if (signal === TAKES_TIME) began = performance.now() // it serves until then
        expect(await knock(shop.origin), name).toBe(200)
        told.push(`${name} ${((performance.now() - began) / 1000).toFixed(2)} s`)
        await answered(20)
        expect(market.faults, name).toEqual([])
      }
    // What was in flight at a death is asked for again with its key, and found or placed now.
    await answered(100)
    market.paused = true
    await buying
    const cookie = await ownersCookie(where)
    const desk = shopper(shop.origin)
    const { body } = await desk.send('GET', '/api/desk/health', undefined, { Cookie: cookie })
    desk.close()
    expect(body.findings.find(({ area }: Finding) => area === 'server').said).toContain(
      'a fault that nobody caught',
    )
    expect(await shop.stop()).toBe(0)
    await check(where, market, ROUNDS)
    const placed = market.purchases.filter((purchase) => purchase.placed).length
    console.log(`${where.engine}: ${placed} orders; away for ${told.join(', ')}`)
    const deaths = readDeaths(where.dataDir)
    expect(deaths.map(({ reason }) => reason)).toEqual(
      Array.from({ length: ROUNDS }, () =>
        INJURIES.map(([, , said]) => expect.stringMatching(said)),
      ).flat(),
    )
    expect(deaths.at(-1)?.lines[0]).toMatch(/TypeError: a fault that nobody caught/)
    const { code, output } = await runCommand(marketSettings(where), 'doctor')
    expect(code).toBe(1) // other things are to be done, too
    expect(output).toMatch(/TODO {2}server: it ended 5 times by itself in the last 24 hours/)
    expect(output).toContain('a fault that nobody caught')
  })

  test('an order whose answer was lost with the server is found by its key', async () => {
    const where = await place()
    const shop = await startSupervisedShop(marketSettings(where))
    const client = shopper(shop.origin)
    const keys = Array.from({ length: 40 }, () => crypto.randomUUID())
    const asked = keys.map((key) => client.order(orderOf(), key).catch(() => undefined))
    await Promise.race(asked)
    process.kill(shop.server(), 'SIGKILL')
    const first = await Promise.all(asked)
    client.close()
    const other = shopper(shop.origin)
    const again = await Promise.all(keys.map((key) => other.order(orderOf(), key)))
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([201]))
    for (const [at, response] of first.entries())
      if (response) expect(response.body.number).toBe(again[at]?.body.number)
    expect(new Set(again.map(({ body }) => body.number)).size).toBe(keys.length)
    other.close()
    expect(await shop.stop()).toBe(0)
  })
})

async function ownersCookie(where: Place) {
  const db = await openDatabase(where)
  const { cookie } = await sessionOf(db, 'owner')
  await closeDatabase(db)
  return cookie
}

/** The status of the next response to a new connection, which is never refused. */
async function knock(origin: string) {
  for (;;) {
    const client = shopper(origin, 1)
    const status = await client.send('GET', '/healthz').then(
      (response) => response.status,
      (error) => String(error),
    )
    client.close()
    // It may have been accepted by the server that then died.
    if (!/ECONNRESET|hang up|aborted|EPIPE/.test(String(status))) return status
  }
}
