import { expect, test } from 'vitest'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import type { Finding } from '../../app/settings/finding'
import { eachSeededPlace, type Place } from '../support/databases'
import { sessionOf } from '../support/desk/desk-client'
import { runCommand } from '../support/run-command'
import { orderOf, shopper } from '../support/shopper'
import { startSupervisedShop } from '../support/supervised/supervised-shop'
import { BUYERS, INJURIES, injuredCrowd } from './injured-crowd'
import { marketSettings } from './market'

/** More by command: `INJURY_ROUNDS=10 npm exec vitest -- run tests/faults/injured-server`. */
const ROUNDS = Number(process.env.INJURY_ROUNDS ?? 1)

eachSeededPlace(`${BUYERS} buyers and a server that is injured`, (place) => {
  const names = INJURIES.map(([name]) => name).join(', ')
  test(`${names}: another serves, nothing is lost, nothing is twice`, async () => {
    const where = await place()
    const { away, placed, deaths } = await injuredCrowd({
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
    console.log(`${where.engine}: ${placed} orders; nobody served after ${told.join(', ')}`)
    const said = INJURIES.map(([, , reason]) => expect.stringMatching(reason))
    expect(deaths.map(({ reason }) => reason)).toEqual(Array(ROUNDS).fill(said).flat())
    expect(deaths.at(-1)?.lines[0]).toMatch(/TypeError: a fault that nobody caught/)
    const { code, output } = await runCommand(marketSettings(where), 'doctor')
    expect(code).toBe(1)
    expect(output).toMatch(
      new RegExp(`TODO {2}server: it ended ${5 * ROUNDS} times by itself in the last 24 hours`),
    )
    expect(output).toContain('a fault that nobody caught')
  })

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

async function ownersCookie(where: Place) {
  const db = await openDatabase(where)
  const { cookie } = await sessionOf(db, 'owner')
  await closeDatabase(db)
  return cookie
}
