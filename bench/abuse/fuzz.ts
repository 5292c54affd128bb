import { readdirSync } from 'node:fs'
import type { Place } from '../../tests/support/databases'
import { type FuzzResult, fuzz } from '../../tests/support/fuzz/fuzz'
import { startFuzzedShop } from '../../tests/support/fuzz/fuzzed-shop'
import { inPlace } from '../in-place'
import { residentMb } from '../process'
import { saveResults } from '../results'
import { printTable } from '../table'

const STEPS = 50
const DAY_SECONDS = 86_400

/**
 * Sends hostile requests to one shop: `npm run bench -- fuzz [requests] [sqlite|postgres] [seed]`.
 * It reports wrong answers and what the process holds, and fails when anything is wrong.
 */
export async function main([requests = '20000', engine = 'sqlite', seed = '1']: string[]) {
  const code = await inPlace(engine, (where) => fuzzed(where, requests, seed), { durable: false })
  return code ?? 1
}

async function fuzzed(where: Place, requests: string, seed: string) {
  const { engine } = where
  const shop = await startFuzzedShop(where, { IDENTITY_ID_TOKEN_SECONDS: `${DAY_SECONDS}` })
  const { pid } = shop.process
  const rows: Record<string, number>[] = []
  const total: FuzzResult = { sent: 0, unanswered: 0, statuses: {}, faults: [] }
  const step = Math.ceil(Number(requests) / STEPS)
  let died = false
  shop.process.once('exit', () => {
    died = true
  })
  const heapBefore = await shop.heap()
  while (total.sent < Number(requests) && !died) {
    const began = performance.now()
    const { port } = new URL(shop.origin)
    const given = { host: '127.0.0.1', port: Number(port), seed: Number(seed), know: shop.know }
    const found = await fuzz({ ...given, first: total.sent, count: step })
    add(total, found)
    for (const fault of found.faults) console.log(fault)
    if (died) break
    rows.push({
      sent: total.sent,
      faults: total.faults.length,
      'resident MB': Math.round(residentMb(pid)),
      'without files MB': Math.round(residentMb(pid, 'RssAnon')),
      'open files': readdirSync(`/proc/${pid}/fd`).length,
      seconds: Math.round((performance.now() - began) / 1000),
    })
    console.log(Object.values(rows.at(-1) ?? {}).join(' | '))
  }
  const end = died ? undefined : { heap: await shop.heap(), exitCode: await shop.stop() }
  printTable(`Hostile requests, ${engine}, seed ${seed}`, rows)
  const { faults, ...counts } = total
  const level = levelOf(rows.map((row) => row['without files MB'] ?? 0))
  const result = { engine, seed: Number(seed), died: !end, ...counts, heapBefore, ...end }
  console.log(JSON.stringify({ ...result, level }))
  const lines = shop.logged().split('\n').filter(Boolean)
  console.log(`${faults.length} wrong, ${lines.length} lines logged`)
  for (const line of lines.slice(0, 10)) console.log(line.slice(0, 600))
  const written = { ...result, faults: faults.length, logged: lines.length, level, rows }
  saveResults(`fuzz-${engine}`, written)
  return !end || faults.length > 0 || lines.length > 0 ? 1 : 0
}

function add(total: FuzzResult, { sent, unanswered, statuses, faults }: FuzzResult) {
  total.sent += sent
  total.unanswered += unanswered
  total.faults.push(...faults)
  for (const [status, count] of Object.entries(statuses))
    total.statuses[status] = (total.statuses[status] ?? 0) + count
}

/** Returns the mean megabytes of each fifth of the last half: level when they do not rise. */
function levelOf(megabytes: number[]) {
  const half = megabytes.slice(megabytes.length >> 1)
  const size = Math.max(1, Math.ceil(half.length / 5))
  const parts = Array.from({ length: 5 }, (_, at) => half.slice(at * size, (at + 1) * size))
  return parts
    .filter((part) => part.length > 0)
    .map((part) => Math.round(part.reduce((sum, one) => sum + one, 0) / part.length))
}
