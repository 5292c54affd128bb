import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { startBuiltShop } from '../tests/support/built-shop'
import { benchApi } from './api'
import { benchBundle } from './browser/bundle-report'
import { benchBytes } from './browser/bytes'
import { LOADER } from './load'
import { benchPages } from './pages'
import { benchMemory, benchStart } from './process'

const ROUNDS = 3
const BESIDE_A_SHOP = ['pages', 'api', 'bytes', 'bundle', 'interactions', 'hydration', 'lighthouse']
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)

/** Runs the benches: `npm run bench [-- part…]` prints tables and writes them to bench/results/. */
export async function main(only: string[]) {
  const wanted = (name: string) => only.length === 0 || only.includes(name)
  console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, load by ${LOADER}`)
  if (wanted('start')) save('start', await benchStart())
  if (BESIDE_A_SHOP.some(wanted)) {
    const shop = await startBuiltShop({ LOG_LEVEL: 'warn' })
    try {
      if (wanted('bytes')) save('bytes', await benchBytes(shop))
      if (wanted('bundle')) save('bundle', await benchBundle(shop))
      if (wanted('pages')) save('pages', await benchPages(shop, ROUNDS, SECONDS))
      if (wanted('api')) save('api', await benchApi(shop, ROUNDS, SECONDS))
      if (wanted('interactions')) {
        const { benchInteractions } = await import('./browser/interactions')
        save('interactions', await benchInteractions(shop))
      }
      if (wanted('hydration')) {
        const { benchHydration } = await import('./browser/hydration')
        save('hydration', await benchHydration(shop))
      }
      if (wanted('lighthouse')) {
        const { lighthouseTable } = await import('../scripts/lighthouse.mjs')
        save('lighthouse', await lighthouseTable(shop.origin, { runs: 3 }))
      }
    } finally {
      await shop.stop()
    }
  }
  if (wanted('memory')) save('memory', await benchMemory())
  return 0
}

function save(name: string, result: unknown) {
  mkdirSync('bench/results', { recursive: true })
  writeFileSync(`bench/results/${name}.json`, `${JSON.stringify(result, null, 2)}\n`)
}
