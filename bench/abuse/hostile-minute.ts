import { type FuzzResult, fuzz } from '../../tests/support/fuzz/fuzz'
import type { startFuzzedShop } from '../../tests/support/fuzz/fuzzed-shop'

/** Few requests go at once, so that they come at a pace and not as a flood. */
const BATCH = 20
const CONNECTIONS = 2

type Shop = Pick<Awaited<ReturnType<typeof startFuzzedShop>>, 'origin' | 'know'>

/** Sends hostile requests at this rate for a minute, numbered from `first`. */
export async function hostileMinute({ origin, know }: Shop, perSecond: number, first: number) {
  const total = { sent: 0, faults: [] as FuzzResult['faults'] }
  const place = { host: '127.0.0.1', port: Number(new URL(origin).port) }
  const began = performance.now()
  const known = await know()
  while (performance.now() < began + 60_000) {
    const due = ((performance.now() - began) / 1000) * perSecond
    if (total.sent >= due) {
      await new Promise((resolve) => setTimeout(resolve, BATCH))
      continue
    }
    const batch = { first: first + total.sent, count: BATCH, connections: CONNECTIONS }
    const { faults } = await fuzz({ ...place, seed: 1, ...batch, know: async () => known })
    total.sent += BATCH
    total.faults.push(...faults)
  }
  return total
}
