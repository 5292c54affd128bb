import type { Connection } from '../../database/tables.server'
import { addDays, dayAt, momentOf, startOf } from '../../texts/clocks/shop-clock'
import { wallClock } from '../../texts/clocks/wall-clock'
import { type Figures, NOTHING } from '../figures/definitions'
import { salesOf } from '../figures/sales.server'

interface Today {
  /** ISO 8601. */
  day: string
  before: string
  /** Sums of today, and of that day up to the same time, by currency. */
  sums: { currency: string; now: Sum; before: Sum }[]
}

type Sum = Pick<Figures, 'orders' | 'revenue'>

/** Returns the sums of the day so far, counted as in figures/definitions.ts. */
export async function today(db: Connection, timeZone: string, now = Date.now()): Promise<Today> {
  const day = dayAt(timeZone, now)
  const before = addDays(day, -7)
  const clock = wallClock(timeZone, now) - Date.parse(day)
  const until = momentOf(timeZone, Date.parse(before) + clock)
  const sales = await salesOf(db, [{ from: startOf(timeZone, day), until: now + 1 }])
  const earlier = await salesOf(db, [{ from: startOf(timeZone, before), until }])
  const sum = (all: Figures[] = []): Sum => {
    const { orders, revenue } = all[0] ?? NOTHING
    return { orders, revenue }
  }
  return {
    day,
    before,
    sums: [...new Set([...sales.keys(), ...earlier.keys()])].sort().map((currency) => ({
      currency,
      now: sum(sales.get(currency)),
      before: sum(earlier.get(currency)),
    })),
  }
}
