import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { importProducts } from '../../app/catalogue/incoming/import-products.server'
import { seedDemo } from '../../app/catalogue/seed.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { startCollectingShop } from '../../tests/support/collecting-shop'
import { PATHS } from '../../tests/support/network/hostile-sockets'
import { cpuSeconds, watchCpu } from '../cpu-of'
import { inPlace } from '../in-place'
import { madeUpProducts } from '../made-up-products'
import { residentMb } from '../process'
import { saveResults } from '../results'
import { printTable } from '../table'
import { FLOODS, flood } from './flood'
import { askPages, CACHED, ENCODING, quantile, SEARCH } from './honest'

export { flood }

const PRODUCTS = 10_000
const DEMO_IDS = 1000

/**
 * Measures honest pages beside each flood: `npm run bench -- abuse`. It takes seconds for each, and
 * a word that the floods' names hold: `node bench/bundle.mjs abuse/floods 8 feed`.
 */
export async function main([seconds = '8', only = '']: string[]) {
  const rows: Record<string, string | number>[] = []
  await inPlace('sqlite', async ({ dataDir }) => {
    await fill(dataDir)
    for (const name of Object.keys(FLOODS).filter((one) => one.includes(only))) {
      rows.push(await measured(dataDir, name, Number(seconds)))
      console.log(JSON.stringify(rows.at(-1)))
    }
  })
  printTable('Honest pages, milliseconds, beside a flood from one address', rows)
  if (!only) saveResults('abuse', rows)
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

/** Measures the shop and, as a control, a bare server: the same flood, the same pages. */
async function measured(dataDir: string, name: string, seconds: number) {
  const settings = { DATA_DIR: dataDir, LOG_LEVEL: 'error', TRUST_PROXY: 'true' }
  const shop = await startCollectingShop(settings)
  try {
    const bare = await startBare(shop.origin, name)
    await askPages(shop.origin, 1)
    const before = await shop.heap()
    const { cached, rendered, failed, cores, responses } = await beside(shop, name, seconds)
    const resident = residentMb(shop.process.pid)
    await sleep(500) // The closed sockets are gone after this time.
    const after = await shop.heap()
    const control = await beside(bare, name, seconds)
    bare.process.kill()
    return {
      flood: name,
      'cached p50': quantile(cached, 0.5),
      'cached p99': quantile(cached, 0.99),
      'rendered p50': quantile(rendered, 0.5),
      'rendered p99': quantile(rendered, 0.99),
      'bare p99': quantile([...control.cached, ...control.rendered], 0.99),
      failed,
      'cores of the shop': cores.server,
      'of the flood': cores.flood,
      'of the bare server': control.cores.server,
      'resident MB': resident,
      'heap MB': `${before.all} → ${after.all}`,
      'caches MB': `${before.caches} → ${after.caches}`,
      'the flood got': responses,
    }
  } finally {
    await shop.stop()
  }
}

async function beside(
  { origin, process: { pid } }: { origin: string; process: ChildProcess },
  name: string,
  seconds: number,
) {
  const flood = flooding(origin, name, seconds + 1)
  await sleep(500)
  const [began, before] = [performance.now(), cpuSeconds(pid)]
  const pages = await askPages(origin, seconds)
  const server = (cpuSeconds(pid) - before) / ((performance.now() - began) / 1000)
  const { responses, cpu } = await flood
  return { ...pages, responses, cores: { server, flood: cpu / (seconds + 1) } }
}

/** Floods from a process of its own, so that its work is not counted as the shop's. */
function flooding(origin: string, name: string, seconds: number) {
  const script = `const { flood } = await import(process.argv[1]); console.log(JSON.stringify(await flood(...JSON.parse(process.argv[2]))))`
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', script, import.meta.url, JSON.stringify([origin, name, seconds])],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const cpu = watchCpu(child.pid)
  return new Promise<{ responses: string; cpu: number }>((resolve) => {
    let said = ''
    child.stdout.on('data', (text) => {
      said += text
    })
    child.once('close', () =>
      resolve({ cpu: cpu(), responses: said.trim().replace(/[{}"]/g, '').replaceAll(',', ', ') }),
    )
  })
}

/** Starts a bare node:http server, in its own process, that sends the shop's bytes from memory. */
async function startBare(shopOrigin: string, name: string) {
  const kind = FLOODS[name]
  const flooded = kind && 'path' in kind ? kind.path(0) : undefined
  const sizes: Record<string, number> = { flood: await bytesOf(shopOrigin, flooded ?? '/about') }
  for (const path of [...CACHED, `${SEARCH}0`])
    sizes[`${ENCODING} ${path}`] = await bytesOf(shopOrigin, path, ENCODING)
  if (!flooded) for (const path of PATHS) sizes[` ${path}`] = await bytesOf(shopOrigin, path)
  const script = 'bench/abuse/bare-server.mjs'
  const child = spawn(process.execPath, [script, JSON.stringify(sizes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return { origin: `http://127.0.0.1:${await portOf(child)}`, process: child }
}

async function bytesOf(origin: string, path: string, encoding = 'identity') {
  const response = await fetch(origin + path, { headers: { 'Accept-Encoding': encoding } })
  const declared = response.headers.get('Content-Length')
  const read = (await response.arrayBuffer()).byteLength
  return declared === null ? read : Number(declared)
}

const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve) =>
    child.stdout?.on('data', (text) => resolve(Number(/port (\d+)/.exec(String(text))?.[1]))),
  )
