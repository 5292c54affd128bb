import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, type Place } from '../support/databases'
import { type PostgresServer, startPostgres } from '../support/postgres'
import { buyUntilGone, type Market, openMarket } from './buyers'
import { check, marketSettings, prepare } from './market'

/** More by command: `KILL_ROUNDS=30 npm exec vitest -- run tests/faults/buyers`. */
const rounds = (usual: number) => Number(process.env.KILL_ROUNDS ?? usual)
const BUYERS = 50

eachSeededPlace('a crowd of buyers and a server that dies', (place) => {
  const ROUNDS = rounds(3)
  test(`${ROUNDS} rounds of kill -9: nothing lost, nothing twice, everything adds up`, async () => {
    const where = await place()
    const market = openMarket()
    await prepare(where)
    for (let round = 1; round <= ROUNDS; round++) {
      const shop = await startBuiltShop(marketSettings(where))
      const ended = new Promise((resolve) => shop.process.once('exit', resolve))
      const buying = buyUntilGone(shop.origin, market, BUYERS)
      await someAnswered(market, 10 + Math.random() * 60)
      shop.process.kill('SIGKILL')
      await Promise.all([ended, buying])
      expect(market.faults, `round ${round}`).toEqual([])
      await check(where, market, round)
    }
    // What was never answered is asked for again and found, or placed now: once.
    const shop = await startBuiltShop(marketSettings(where))
    const buying = buyUntilGone(shop.origin, market, BUYERS)
    await someAnswered(market, 200)
    shop.process.kill('SIGKILL')
    await buying
    await conclude(where, market, ROUNDS, where.engine)
  }, 900_000)
})

describe.skipIf(!inject('postgresUrl'))('a crowd of buyers and a PostgreSQL of its own', () => {
  const shops: BuiltShop[] = []
  let server: PostgresServer
  let where: Place
  beforeAll(async () => {
    server = (await startPostgres()) as PostgresServer
    where = { engine: 'postgres', databaseUrl: server.url, dataDir: '' }
    await prepare(where)
    const start = () => startBuiltShop(marketSettings(where))
    shops.push(...(await Promise.all([start(), start(), start()])))
  })
  afterAll(async () => {
    await Promise.all(shops.map((shop) => shop.stop()))
    await server?.stop()
  })
  // Two processes that wait for one row, or the server: an order may be told to come again.
  const market: Market = { ...openMarket(), mayBeUnavailable: true }
  /** Everybody buys, something happens, everybody pauses. */
  const during = async (happening: () => Promise<unknown>) => {
    market.paused = false
    const buying = shops.map(({ origin }) =>
      buyUntilGone(origin, market, Math.ceil(BUYERS / shops.length)),
    )
    await someAnswered(market, 10 + Math.random() * 60)
    await happening()
    await someAnswered(market, 100)
    market.paused = true
    await Promise.all(buying)
  }

  const KILLS = rounds(2)
  test(`${KILLS} rounds of kill -9 of one process of three`, async () => {
    for (let round = 1; round <= KILLS; round++) {
      const victim = Math.floor(Math.random() * shops.length)
      await during(async () => shops[victim]?.process.kill('SIGKILL'))
      expect(market.faults, `round ${round}`).toEqual([])
      await check(where, market, round)
      shops[victim] = await startBuiltShop(marketSettings(where))
    }
    await during(() => someAnswered(market, 200))
    await conclude(where, market, KILLS, 'three processes')
  }, 900_000)

  const CRASHES = rounds(2)
  test(`${CRASHES} immediate stops of the PostgreSQL server`, async () => {
    for (let round = 1; round <= CRASHES; round++) {
      await during(() => server.restart(Math.random() * 500, 'SIGQUIT'))
      expect(market.faults, `round ${round}`).toEqual([])
      await check(where, market, round)
    }
    await conclude(where, market, CRASHES, 'the server itself')
  }, 900_000)
})

/** Waits until the market got `count` more responses, at any moment of the next ones' making. */
async function someAnswered(market: Market, count: number) {
  const goal = market.responses + count
  const patience = Date.now() + 5000
  while (market.responses < goal && Date.now() < patience) await sleep(1 + Math.random() * 10)
}

async function conclude(where: Place, market: Market, ROUNDS: number, name: string) {
  expect(market.faults).toEqual([])
  await check(where, market, ROUNDS + 1)
  const placed = market.purchases.filter((purchase) => purchase.placed)
  expect(placed.length).toBeGreaterThan(ROUNDS * 10)
  const told = market.unavailable ? `, ${market.unavailable} told to come again` : ''
  console.log(`${name}: ${placed.length} orders acknowledged in ${ROUNDS} rounds${told}`)
}
