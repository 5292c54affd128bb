import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { importProducts } from '../../app/catalogue/incoming/import-products.server'
import { seedDemo } from '../../app/catalogue/seed.server'
import { closeDatabase } from '../../app/database/close.server'
import { openDatabase } from '../../app/database/open.server'
import { type BuiltShop, startBuiltShop } from '../../tests/support/built-shop'
import { shopper } from '../../tests/support/shopper'
import { madeUpProducts } from '../made-up-products'
import { printTable } from '../table'
import { FLOODS, flood } from './flood'

export { flood }

const PRODUCTS = 10_000
const DEMO_IDS = 1000
const CACHED = ['/', '/shop', '/shop/1', '/about', '/fr/shop/2', '/cart']
const EVERY_MS = 10
const EVERY_FIFTH = 5

/**
 * Honest pages beside each flood: `npm run bench -- abuse`. Seconds for each, and a word that the
 * floods' names hold: `node bench/bundle.mjs abuse/floods 8 feed`.
 */
export async function main([seconds = '8', only = '']: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  await fill(dataDir)
  const rows: Record<string, string | number>[] = []
  for (const name of Object.keys(FLOODS).filter((one) => one.includes(only))) {
    const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true' }
    const shop = await startBuiltShop(settings)
    try {
      rows.push(await beside(shop, name, Number(seconds)))
    } finally {
      await shop.stop()
    }
  }
  rmSync(dataDir, { recursive: true, force: true })
  printTable('Honest pages, milliseconds, beside a flood from one address', rows)
  mkdirSync('bench/results', { recursive: true })
  if (!only) writeFileSync('bench/results/abuse.json', `${JSON.stringify(rows, null, 2)}\n`)
  return 0
}

async function fill(dataDir: string) {
  const db = await openDatabase({ dataDir })
  await seedDemo(db)
  const rows = (async function* () {
    for await (const { row, value } of madeUpProducts(PRODUCTS))
      yield { row, value: { ...(value as object), id: DEMO_IDS + row } }
  })()
  await importProducts(db, rows, { source: 'bench' })
  await closeDatabase(db)
}

async function beside(shop: BuiltShop, name: string, seconds: number) {
  const client = shopper(shop.origin)
  await asked(client, 1)
  const counts = flooding(shop.origin, name, seconds + 1)
  await sleep(500)
  const { cached, rendered, failed } = await asked(client, seconds)
  const responses = await counts
  client.close()
  return {
    flood: name,
    'cached p50': at(cached, 0.5),
    'cached p99': at(cached, 0.99),
    'rendered p50': at(rendered, 0.5),
    'rendered p99': at(rendered, 0.99),
    failed,
    'resident MB': residentMb(shop.process.pid),
    'the flood got': responses,
  }
}

/** In a process of its own, so that its work is not counted as the shop's. */
function flooding(origin: string, name: string, seconds: number) {
  const script = `const { flood } = await import(process.argv[1]); console.log(JSON.stringify(await flood(...JSON.parse(process.argv[2]))))`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, import.meta.url, JSON.stringify([origin, name, seconds])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return new Promise<string>((resolve) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    child.once('close', () => resolve(said.trim().replace(/[{}"]/g, '').replaceAll(',', ', ')))
  })
}

/** Pages at a steady pace, not waiting for the one before; every fifth is rendered for it. */
async function asked({ send }: ReturnType<typeof shopper>, seconds: number) {
  const times: { cached: number[]; rendered: number[] } = { cached: [], rendered: [] }
  let failed = 0
  const all: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    const kind = n % EVERY_FIFTH === 0 ? 'rendered' : 'cached'
    const path = kind === 'rendered' ? `/shop?q=lamp+${n}` : (CACHED[n % CACHED.length] as string)
    const began = performance.now()
    const headers = { 'X-Forwarded-For': `203.0.113.${n % 200}`, 'Accept-Encoding': 'br' }
    all.push(
      send('GET', path, undefined, headers).then(
        ({ status }) => {
          if (status !== 200) failed++
          times[kind].push(performance.now() - began)
        },
        () => void failed++,
      ),
    )
    await sleep(EVERY_MS)
  }
  await Promise.all(all)
  for (const list of Object.values(times)) list.sort((a, b) => a - b)
  return { ...times, failed }
}

const at = (sorted: number[], share: number) =>
  sorted[Math.floor(sorted.length * share)] ?? Number.NaN

const residentMb = (pid?: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
