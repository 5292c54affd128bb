import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBuiltShop } from '../../tests/support/built-shop'
import { type Place, settingsOf } from '../../tests/support/databases'
import { killRounds } from '../../tests/support/payments/killed/kill-rounds'
import type { Kill } from '../../tests/support/payments/killed/killable-shops'
import { PAIRS, type Pair } from '../../tests/support/payments/killed/two-banks'
import { inPlace } from '../in-place'
import { saveResults } from '../results'
import { printTable } from '../table'

const A_ROUND = 8

/**
 * Kills the shop at every step of its payments in turn, each time among eight purchases, and says
 * what was lost or doubled: `npm run bench -- payments [purchases] [sqlite|postgres] [processes]`,
 * half of them at each pair of providers. Returns 1 where anything is wrong.
 */
export async function main([purchases = '1000', only = 'both', processes = '1']: string[]) {
  const rows: Record<string, string | number>[] = []
  for (const engine of ['sqlite', 'postgres'].filter((one) => ['both', one].includes(only)))
    for (const pair of Object.keys(PAIRS) as Pair[])
      rows.push(...(await measure({ engine, pair, processes: Number(processes) }, purchases)))
  printTable('Purchases while the shop is killed at each step of their payments', rows)
  saveResults('payments', rows)
  return rows.every((row) => row['lost or doubled'] === 0) ? 0 : 1
}

interface Measured {
  engine: string
  pair: Pair
  processes: number
}

async function measure({ engine, pair, processes }: Measured, purchases: string) {
  const steps = await inFilledPlace(engine, (where) => stepsOf(where, pair))
  if (!steps) return []
  const kills = killsOf(steps, Math.ceil(Number(purchases) / 2 / A_ROUND))
  const done = await inFilledPlace(engine, (where) =>
    killRounds({ where, pair, kills, purchases: A_ROUND, processes }),
  )
  if (!done) return []
  for (const one of done.wrong) console.error(one)
  return [
    {
      ...{ engine, processes, providers: PAIRS[pair].names, purchases: done.purchases },
      ...{ steps: steps.size, kills: kills.length - done.missed.length },
      ...{ 'lost or doubled': done.wrong.length, 'for a person': done.forAPerson },
    },
  ]
}

/** Returns how often a round without a kill comes to each step. */
async function stepsOf(where: Place, pair: Pair) {
  const noted = join(where.dataDir, 'steps.txt')
  const kills = [{ step: 'none', nth: 1 }]
  const { wrong } = await killRounds({ where, pair, kills, purchases: A_ROUND, noted })
  if (wrong.length > 0) throw new Error(`wrong without a kill: ${JSON.stringify(wrong)}`)
  const arrivals = Map.groupBy(readFileSync(noted, 'utf8').trim().split('\n'), (step) => step)
  return new Map([...arrivals].map(([step, all]) => [step, all.length]))
}

/** Takes the steps in turn, each at another of its arrivals every time. */
function killsOf(steps: ReadonlyMap<string, number>, count: number): Kill[] {
  const all = [...steps]
  return Array.from({ length: count }, (_, at) => {
    const [step, arrivals] = all[at % all.length] as (typeof all)[number]
    return { step, nth: 1 + ((Math.floor(at / all.length) * 7) % arrivals) }
  })
}

const inFilledPlace = <T>(engine: string, body: (where: Place) => Promise<T>) =>
  inPlace(engine, async (where) => {
    // The first start fills the shop.
    await (await startBuiltShop(settingsOf(where))).end()
    return body(where)
  })
