import { loadavg } from 'node:os'
import { sql } from 'kysely'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { BUYERS, INJURIES, injuredCrowd } from '../../tests/faults/injured-crowd'
import { type Place, settingsOf } from '../../tests/support/databases'
import { busyConnections } from '../../tests/support/supervised/busy-connections'
import { gone, startSupervisedShop } from '../../tests/support/supervised/supervised-shop'
import { quantile } from '../abuse/honest'
import { onEngines } from '../in-place'
import { residentMb } from '../process'
import { saveResults } from '../results'
import { printTable } from '../table'

const BUSY = 100
const STOPS = 5
/** The ms between injuries: longer than an early end (app/supervisor/restart-policy.ts). */
const PAUSE_MS = 5000

type Row = Record<string, string | number>

/**
 * Measures seconds without a server after each injury among buyers, and what becomes of busy
 * connections at a stop and at a new version: `npm run bench -- supervisor [rounds]
 * [sqlite|postgres]`.
 */
export async function main([rounds = '5', only = 'both']: string[]) {
  const result = { injuries: [] as Row[], connections: [] as Row[] }
  for (const rows of await onEngines(only, (where) => injured(where, Number(rounds))))
    result.injuries.push(...rows)
  result.connections.push(...(await onEngines(only, connections)))
  printTable(
    `A server injured among ${BUYERS} buyers, seconds until another serves`,
    result.injuries,
  )
  printTable(`${BUSY} busy connections`, result.connections)
  saveResults('supervisor', result)
  return 0
}

async function injured(where: Place, rounds: number): Promise<Row[]> {
  const load = loadavg()[0]
  const { away, placed } = await injuredCrowd({ where, rounds, pauseMs: PAUSE_MS })
  return INJURIES.map(([injury]) => {
    const seconds = away.filter((one) => one.injury === injury).map((one) => one.seconds)
    return {
      ...{ engine: where.engine, injury, times: seconds.length },
      ...{ 'median s': quantile(seconds, 0.5), 'most s': Math.max(...seconds) },
      ...{ 'orders in all': placed, 'lost or twice': 0, 'load before': load ?? 0 },
    }
  })
}

async function connections(where: Place): Promise<Row> {
  const row: Row = { engine: where.engine, stops: STOPS, 'reset at a stop': 0, answered: 0 }
  for (let stop = 0; stop < STOPS; stop++) {
    const shop = await startSupervisedShop(settingsOf(where))
    if (stop === 0) await stock(where)
    const busy = busyConnections(shop.origin, { count: BUSY })
    await busy.busy()
    if (stop === 0) {
      row['supervisor, resident MB'] = residentMb(shop.supervisor)
      row['of its own'] = residentMb(shop.supervisor, 'RssAnon')
      row['server, resident MB'] = residentMb(shop.server())
    }
    const stopped = shop.stop()
    row['reset at a stop'] = Number(row['reset at a stop']) + (await busy.ended).unanswered.length
    await stopped
  }
  const shop = await startSupervisedShop(settingsOf(where))
  let over = false
  const busy = busyConnections(shop.origin, { count: BUSY, again: true, over: () => over })
  await busy.busy()
  for (let version = 0; version < STOPS; version++) {
    const old = shop.server()
    await shop.startAgain()
    await gone(old)
  }
  over = true
  const { answered, unanswered } = await busy.ended
  await shop.stop()
  row['new versions'] = STOPS
  row['answered'] = [...answered.values()].reduce((sum, count) => sum + count, 0)
  row['failed at new versions'] = unanswered.length
  return row
}

async function stock(where: Place) {
  const db = await openDatabase(where)
  await sql`update stock set quantity = 10000000`.execute(db)
  await closeDatabase(db)
}
