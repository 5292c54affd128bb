import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import { readDeaths } from '../../app/supervisor/server-deaths'
import type { Place } from '../support/databases'
import { shopper } from '../support/shopper'
import {
  gone,
  type SupervisedShop,
  startSupervisedShop,
} from '../support/supervised/supervised-shop'
import { buyUntilGone, openMarket } from './buyers'
import { check, marketSettings, prepare } from './market'

export const BUYERS = 20
/** A heap in which the server runs, and out of which it runs within a second. */
const HEAP = '--max-old-space-size=400'
/** Five times as long for a server that has taken over and is not ready yet. */
const SILENT = /^no sign of life for (1.5|7.5) s/
const TAKES_TIME = 'SIGVTALRM'

/** What is done to the server, and what its supervisor says of it. tests/support/supervised/injuries.mjs */
export const INJURIES: [string, NodeJS.Signals, RegExp][] = [
  ['kill -9', 'SIGKILL', /^killed by SIGKILL/],
  ['SIGSTOP', 'SIGSTOP', SILENT],
  ['an endless loop', 'SIGUSR2', SILENT],
  ['memory without end', TAKES_TIME, /^out of memory/],
  ['an error that nobody caught', 'SIGPROF', /^exit code 1/],
]

interface Options {
  where: Place
  rounds: number
  /** Milliseconds that a server serves before the next injury. */
  pauseMs?: number
  /** Called before the shop is stopped. */
  look?(shop: SupervisedShop): Promise<void>
}

/**
 * Injures the server of a supervised shop among buyers, in all ways, and sees that nothing was lost
 * and nothing is twice. Returns for how many seconds nobody served after each injury.
 */
export async function injuredCrowd({ where, rounds, pauseMs = 0, look }: Options) {
  await prepare(where)
  const shop = await startSupervisedShop({ ...marketSettings(where), NODE_OPTIONS: HEAP })
  // On PostgreSQL rows of a server's last orders are held until its end is noticed there.
  const market = { ...openMarket(), mayBeUnavailable: where.engine === 'postgres' }
  const buying = (async () => {
    while (!market.paused) await buyUntilGone(shop.origin, market, BUYERS)
  })()
  const answered = async (count: number) => {
    const goal = market.responses + count
    while (market.responses < goal) await sleep(10)
  }
  const away: { injury: string; seconds: number }[] = []
  for (let round = 0; round < rounds; round++)
    for (const [injury, signal] of INJURIES) {
      await answered(20 + Math.random() * 60)
      await sleep(pauseMs)
      const victim = shop.server()
      let began = performance.now()
      process.kill(victim, signal)
      await gone(victim)
      if (signal === TAKES_TIME) began = performance.now() // It serves until then.
      expect(await knock(shop.origin), injury).toBe(200)
      away.push({ injury, seconds: (performance.now() - began) / 1000 })
      expect(market.faults, injury).toEqual([])
    }
  // What was in flight at a death is asked for again with its key, and found or placed now.
  await answered(100)
  market.paused = true
  await buying
  await look?.(shop)
  expect(await shop.stop()).toBe(0)
  await check(where, market, rounds)
  const placed = market.purchases.filter((purchase) => purchase.placed).length
  const { unavailable } = market
  return { away, placed, unavailable, deaths: readDeaths(where.dataDir) }
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
