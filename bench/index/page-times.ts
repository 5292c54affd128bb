import { catalogueResponse } from '../../app/catalogue/api/catalogue-responses.server'
import { facets, findProduct, listCards } from '../../app/catalogue/queries/products.server'
import type { Database } from '../../app/database/tables.server'
import { cpuMs } from '../loop-watch'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const letter = (at: number) => LETTERS[at % 26] as string
const SORTS = ['title', 'price-asc', 'price-desc', 'rating', 'discount'] as const
const WARM_UP = 300
const ROUNDS = 1500

const NARROWINGS = [
  (at: number) => ({ q: letter(at) }),
  (at: number) => ({ q: letter(at) + letter(at * 7) }),
  (at: number) => ({ q: ['lamp', 'oak st', 'no. 7', 'vel'][at % 4] as string }),
  (at: number) => ({ category: `category-${at % 40}` }),
  (at: number) => ({ category: `category-${at % 40}`, brand: [`Brand ${(at * 17) % 1200}`] }),
  (at: number) => ({ price: '10-19.99' as const, q: letter(at) }),
]

/** Words that are found at once, late, seldom, or not at all though their parts are everywhere. */
const NEEDLES = [
  (at: number) => ['lam', 'oak', 'vel', 'kett', 'no.', 'sca', 'cer', 'ham'][at % 8] as string,
  (at: number) => letter(at) + letter(at * 7),
  (at: number) => letter(at),
  (at: number) => `zq${at}xq`,
  (at: number) => String(Math.imul(at, 0x9e3779b1) >>> 0).padEnd(10, '7'),
  (at: number) => ['p no. 1', 'winter cork drill', 'camera 9', 'no. 99999'][at % 4] as string,
]

/** Returns the milliseconds of a list with facets, of suggestions and of one row (control). */
export async function pageTimes(db: Database, count: number) {
  const pages = await timed(async (round) => {
    const narrowed = NARROWINGS[round % NARROWINGS.length]?.(Math.floor(round / 6)) ?? {}
    await listCards(db, { ...narrowed, sort: SORTS[round % 5], show: 6 })
    await facets(db, narrowed)
  })
  const suggestions = await timed((round) => {
    const q = NEEDLES[round % NEEDLES.length]?.(Math.floor(round / 6)) ?? ''
    return catalogueResponse(
      db,
      '/suggest',
      new URLSearchParams({ q, more: '1' }),
      'http://shop.example',
    )
  })
  const rows = await timed((round) =>
    findProduct(db, 1 + ((Math.imul(round, 0x9e3779b1) >>> 0) % count)),
  )
  return {
    ...figures('result page', pages),
    ...figures('suggestion', suggestions),
    ...figures('control, one row by its id', rows),
  }
}

async function timed(work: (round: number) => Promise<unknown>) {
  const clock: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const [began, used] = [performance.now(), cpuMs()]
    await work(round)
    if (round >= WARM_UP) {
      clock.push(performance.now() - began)
      cpu.push(cpuMs() - used)
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { clock: clock.sort((a, b) => a - b), cpu: cpu.sort((a, b) => a - b) }
}

function figures(what: string, { clock, cpu }: { clock: number[]; cpu: number[] }) {
  const at = (times: number[], share: number) => times[Math.floor(share * (times.length - 1))] ?? 0
  return {
    [`${what} p50, ms`]: at(clock, 0.5),
    [`${what} p99, ms`]: at(clock, 0.99),
    [`${what} p99 of its own work, ms`]: at(cpu, 0.99),
  }
}
