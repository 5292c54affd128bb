import { catalogueResponse } from '../app/catalogue/api/catalogue-responses.server'
import { importProducts } from '../app/catalogue/incoming/import-products.server'
import { currentIndex } from '../app/catalogue/index/current-index.server'
import { startWords, wordsMade } from '../app/catalogue/index/similar/living-words.server'
import { facets, findProduct, listCards, related } from '../app/catalogue/queries/products.server'
import { closeDatabase, openDatabase } from '../app/database/open.server'
import type { Database } from '../app/database/tables.server'
import { onEngines } from './in-place'
import { cpuMs, watchLoop } from './loop-watch'
import { LOOKS, madeUpProducts, pick, THINGS } from './made-up-products'
import { saveResults } from './results'

const ROUNDS = 2000
const WARM_UP = 200
const SORTS = ['title', 'price-asc', 'price-desc', 'rating', 'discount'] as const

/** Milliseconds: elapsed, processor time of this thread, and the longest block of the loop. */
interface Line {
  what: string
  p50: number
  p99: number
  cpuP50: number
  cpuP99: number
  heldCpu: number
  heldClock: number
}

/** Measures the catalogue: `node bench/bundle.mjs catalogue [products] [sqlite|postgres]` */
export async function main([size = '1000000', only = 'both']: string[]) {
  const count = Number(size)
  const results = await onEngines(only, async (where) => {
    const name = where.engine === 'sqlite' ? 'SQLite' : 'PostgreSQL'
    return [where.engine, await measure(name, await openDatabase(where), count)] as const
  })
  saveResults('catalogue', { count, ...Object.fromEntries(results) })
  return 0
}

async function measure(engine: string, db: Database, count: number) {
  const loop = watchLoop()
  console.log(`\n${engine}, ${count.toLocaleString('en')} products`)
  const importing = performance.now()
  await importProducts(db, madeUpProducts(count), { source: 'bench' })
  const importSeconds = (performance.now() - importing) / 1000
  const importHeld = loop.longest()
  const indexing = performance.now()
  await currentIndex(db)
  const indexSeconds = (performance.now() - indexing) / 1000
  const indexHeld = loop.longest()
  startWords(db)
  await wordsMade(db)
  const memory = process.memoryUsage()
  console.log(
    `import ${importSeconds.toFixed(1)} s (${Math.round(count / importSeconds)} a second, loop held ${importHeld.cpu.toFixed(0)} ms CPU, ${importHeld.clock.toFixed(0)} ms clock)`,
  )
  console.log(
    `index ${indexSeconds.toFixed(1)} s, loop held ${indexHeld.cpu.toFixed(0)} ms CPU, ${indexHeld.clock.toFixed(0)} ms clock; memory ${Math.round(memory.rss / 1e6)} MB`,
  )
  const lines: Line[] = []
  for (const [what, work] of Object.entries(scenarios(db, count)))
    lines.push({ what, ...(await timed(work, loop)) })
  console.table(Object.fromEntries(lines.map(({ what, ...figures }) => [what, figures])))
  loop.stop()
  await closeDatabase(db)
  return { importSeconds, importHeld, indexSeconds, indexHeld, memory, lines }
}

function scenarios(
  db: Database,
  count: number,
): Record<string, (round: number) => Promise<unknown>> {
  const suggest = (q: string) =>
    catalogueResponse(db, '/suggest', new URLSearchParams({ q, more: '1' }), 'http://shop.example')
  const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  const letter = (at: number) => letters[at % letters.length] as string
  const words = ['lam', 'oak', 'vel', 'kett', 'no.', 'sca', 'cer', 'ham']
  const list = (category: number, round: number, page: number) =>
    listCards(db, {
      category: `category-${category % 40}`,
      sort: SORTS[round % SORTS.length],
      page,
      show: 12,
    })
  return {
    'suggest, 3 characters': (round) => suggest(words[round % words.length] as string),
    'suggest, 6 characters': (round) =>
      suggest(`${['mascar', 'kettle', 'velvet', 'no. 77'][round % 4]}`),
    'suggest, no hit': (round) => suggest(`zq${round}xq`),
    'suggest, no hit, 2 characters': (round) =>
      suggest(['qj', 'q~', '§§', 'jq'][round % 4] as string),
    'suggest, a typing error': (round) =>
      suggest(['mascarra', 'kettel oak', 'velvte lamp', 'headphnes'][round % 4] as string),
    'suggest, a typing error for the first time': (round) => suggest(mistyped(round)),
    'suggest, one of two mistyped for the first time': (round) =>
      suggest(`${mistyped(round)} ${pick(LOOKS, Math.floor(round / 7))}`),
    'suggest, words in another order': (round) =>
      suggest(['lamp oak', 'steel kettles', 'vases amber', 'no. 77 watch'][round % 4] as string),
    'suggest, 1 character': (round) => suggest(letter(round)),
    'suggest, 2 characters': (round) => suggest(letter(round) + letter(round * 7)),
    'listing, first page': (round) => listCards(db, { sort: SORTS[round % 5], page: 1, show: 12 }),
    'listing, category and sort': (round) => list(round * 13, round, 1 + (round % 5)),
    'listing, brand and sort': (round) =>
      listCards(db, { brand: [`Brand ${(round * 17) % 1200}`], sort: SORTS[round % 5], show: 12 }),
    'listing, price and sort': (round) =>
      listCards(db, { price: '10-19.99', sort: SORTS[round % 5], page: 1 + (round % 9), show: 12 }),
    'listing, deep page': (round) =>
      listCards(db, {
        sort: SORTS[round % 5],
        page: Math.floor(count / 12) - (round % 50),
        show: 12,
      }),
    'listing, deep page of a category': (round) => list(round * 13, round, Math.floor(count / 500)),
    'listing, search and sort': (round) =>
      listCards(db, { q: words[round % words.length], sort: SORTS[round % 5], show: 12 }),
    'listing, new search': (round) =>
      listCards(db, { q: `${letter(round)}${round % 89} `, show: 12 }),
    facets: () => facets(db),
    'product by id': (round) => findProduct(db, 1 + ((Math.imul(round, 0x9e3779b1) >>> 0) % count)),
    related: (round) =>
      related(db, { id: round, category: `category-${round % 40}`, brand: 'Brand 7' }, 8),
    'API, 30 by price from deep': (round) =>
      catalogueResponse(
        db,
        '/products',
        new URLSearchParams({ sortBy: 'price', skip: String((round * 977) % count) }),
        '',
      ),
  }
}

/** Returns a word with one wrong letter, another one in each round. */
function mistyped(round: number) {
  const word = pick(THINGS, round).toLowerCase()
  const at = 1 + (Math.floor(round / THINGS.length) % (word.length - 1))
  const letter = 'qxzjkvwybf'[Math.floor(round / THINGS.length / 8) % 10]
  return `${word.slice(0, at)}${letter}${word.slice(at + 1)}`
}

async function timed(
  work: (round: number) => Promise<unknown>,
  loop: ReturnType<typeof watchLoop>,
) {
  for (let round = 0; round < WARM_UP; round++) await work(round)
  await new Promise((resolve) => setTimeout(resolve, 20))
  loop.longest()
  const clock: number[] = []
  const cpu: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now()
    const cpuBefore = cpuMs()
    await work(round)
    clock.push(performance.now() - before)
    cpu.push(cpuMs() - cpuBefore)
    await new Promise((resolve) => setImmediate(resolve))
  }
  const held = loop.longest()
  return {
    p50: at(clock, 0.5),
    p99: at(clock, 0.99),
    cpuP50: at(cpu, 0.5),
    cpuP99: at(cpu, 0.99),
    heldCpu: round1(held.cpu),
    heldClock: round1(held.clock),
  }
}

function at(times: number[], share: number) {
  times.sort((a, b) => a - b)
  return Number((times[Math.floor(share * (times.length - 1))] ?? 0).toFixed(3))
}

const round1 = (value: number) => Math.round(value * 10) / 10
