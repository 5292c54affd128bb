import { cpus } from 'node:os'
import { type BuiltShop, startBuiltShop } from '../tests/support/built-shop'
import { weighPage } from '../tests/support/page-weight'
import { benchBundle } from './browser/bundle-report'
import { boundByLoader, LOADER, load, median, type Rate } from './load'
import { benchPages } from './pages'
import { benchMemory, benchStart } from './process'
import { saveResults } from './results'
import { printTable } from './table'

/** The calls of the bench: DummyJSON's own rate on such a machine, and the multiple to reach. */
const CALLS = {
  'list of 30': { path: '/api/products', peer: 987, goal: 5 },
  'by id': { path: '/api/products/1', peer: 14_969, goal: 1 },
  search: { path: '/api/products/search?q=phone', peer: 2_912, goal: 3 },
  suggestion: { path: '/suggest?q=ph', peer: undefined, goal: undefined },
}

const PAGES = [
  '/',
  '/shop',
  '/shop/1',
  '/cart',
  '/checkout',
  '/wishlist',
  '/contacts',
  '/about',
  '/login',
]

const ROUNDS = 3
const BESIDE_A_SHOP = ['pages', 'api', 'bytes', 'bundle', 'interactions', 'hydration', 'lighthouse']
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)

/** Runs the benches: `npm run bench [-- part…]` prints tables and writes them to bench/results/. */
export async function main(only: string[]) {
  const wanted = (name: string) => only.length === 0 || only.includes(name)
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load by ${LOADER}`)
  if (wanted('start')) saveResults('start', await benchStart())
  if (BESIDE_A_SHOP.some(wanted)) {
    const shop = await startBuiltShop({ LOG_LEVEL: 'warn' })
    try {
      if (wanted('bytes')) saveResults('bytes', await benchBytes(shop))
      if (wanted('bundle')) saveResults('bundle', await benchBundle(shop))
      if (wanted('pages')) saveResults('pages', await benchPages(shop, ROUNDS, SECONDS))
      if (wanted('api')) saveResults('api', await benchApi(shop, ROUNDS, SECONDS))
      if (wanted('interactions')) {
        const { benchInteractions } = await import('./browser/interactions')
        saveResults('interactions', await benchInteractions(shop))
      }
      if (wanted('hydration')) {
        const { benchHydration } = await import('./browser/hydration')
        saveResults('hydration', await benchHydration(shop))
      }
      if (wanted('lighthouse')) {
        const { lighthouseTable } = await import('../scripts/lighthouse.mjs')
        saveResults('lighthouse', await lighthouseTable(shop.origin, { runs: 3 }))
      }
    } finally {
      await shop.stop()
    }
  }
  if (wanted('memory')) saveResults('memory', await benchMemory())
  return 0
}

/** Measures the bytes of pages on the wire, compressed. */
async function benchBytes(shop: BuiltShop) {
  const weights = []
  for (const page of PAGES) weights.push({ page, ...(await weighPage(shop.origin, page)) })
  printTable('Bytes of a first load (HTML in gzip, the rest in brotli)', weights)
  return weights
}

async function benchApi(shop: BuiltShop, rounds: number, seconds: number) {
  const results: Record<string, Rate> = {}
  for (const [name, { path }] of Object.entries(CALLS)) {
    await load(shop.origin + path, { seconds: 1 })
    const rates: Rate[] = []
    for (let round = 0; round < rounds; round++)
      rates.push(await load(shop.origin + path, { seconds }))
    results[name] = median(rates)
  }
  printTable(
    'Catalogue API, 16 connections',
    Object.entries(CALLS).map(([call, { peer, goal }]) => ({
      call,
      'a second': results[call]?.perSecond ?? 0,
      'p50 ms': results[call]?.p50Ms ?? 0,
      'p99 ms': results[call]?.p99Ms ?? 0,
      'times DummyJSON': peer ? (results[call]?.perSecond ?? 0) / peer : '–',
      goal: goal ?? '–',
      bound: results[call] && boundByLoader(results[call]) ? 'by the loader' : '–',
      failed: results[call]?.failed ?? 0,
    })),
  )
  return results
}
