import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { quantile } from '../abuse/honest'
import type { Bought } from './buyers'

const MAILS_WITHIN_MS = 120_000

export interface Phase {
  name: string
  from: number
  until: number
  /** The milliseconds of each file, from sending it to the answer. */
  took: number[]
  wrong: number
  residentMb: number
}

/** Returns each order's delay from its acknowledgement until its mail was written. */
export async function mailDelays(outbox: string, { orders }: Bought) {
  const at = new Map(orders.map((order) => [order.email, order.at]))
  const delays = new Map<string, number>()
  const read = new Set<string>()
  const end = Date.now() + MAILS_WITHIN_MS
  while (delays.size < at.size && Date.now() < end) {
    for (const name of readdirSync(outbox)) {
      if (!name.endsWith('.eml') || read.has(name)) continue
      read.add(name)
      const path = join(outbox, name)
      const email = /^To: .*?([\w-]+@shop\.example)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? ''
      const acknowledged = at.get(email)
      if (acknowledged === undefined || delays.has(email)) continue
      delays.set(email, Math.max(0, statSync(path).mtimeMs - acknowledged))
    }
    await sleep(200)
  }
  return delays
}

export function rowOf(phase: Phase, { pages, orders }: Bought, mails: Map<string, number>) {
  const during = <T extends { at: number }>(all: T[]) =>
    all.filter(({ at }) => at >= phase.from && at < phase.until)
  const times = during(pages).map(({ ms }) => ms)
  const bought = during(orders)
  const delays = bought.flatMap(({ email }) => mails.get(email) ?? [])
  return {
    files: phase.name,
    count: phase.took.length,
    'wrong answers': phase.wrong,
    'a file: median': quantile(phase.took, 0.5),
    longest: Math.max(0, ...phase.took),
    pages: times.length,
    'pages p50': quantile(times, 0.5),
    'pages p99': quantile(times, 0.99),
    orders: bought.length,
    'orders p99': quantile(
      bought.map(({ ms }) => ms),
      0.99,
    ),
    'mail p50': quantile(delays, 0.5),
    'mail p99': quantile(delays, 0.99),
    'latest mail': Math.max(0, ...delays),
    'resident MB': phase.residentMb,
  }
}
