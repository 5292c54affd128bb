import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuiltShop } from '../tests/support/built-shop'
import { askMixed } from './load'
import { printTable } from './table'

const PATHS = [
  '/',
  '/shop',
  '/shop?page=2',
  '/shop/1',
  '/shop/2',
  '/fr/shop',
  '/shop.data?page=3',
  '/cart',
  '/about',
]
const MORE = ['/api/products', '/api/products/1', '/suggest?q=ph', '/shop/999999', '/orders/none']

/** Measures the time to the ready line, on an empty data folder and on a filled one. */
export async function benchStart() {
  const dataDir = await mkdtemp(join(tmpdir(), 'exclusive-bench-'))
  const seconds: Record<string, number> = {}
  for (const name of ['first start', 'second start', 'third start']) {
    const began = performance.now()
    const shop = await startBuiltShop({ DATA_DIR: dataDir })
    seconds[name] = (performance.now() - began) / 1000
    await shop.stop()
  }
  await rm(dataDir, { recursive: true, force: true })
  printTable('Start-up, seconds to the ready line (built)', [seconds])
  return seconds
}

/** Measures resident megabytes when idle, and after 10,000 and 100,000 requests of all kinds. */
export async function benchMemory() {
  const shop = await startBuiltShop({ LOG_LEVEL: 'silent' })
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const megabytes: Record<string, number> = { idle: residentMb(shop.process.pid) }
  const paths = [...PATHS, ...MORE]
  await askMixed(shop.origin, paths, 10_000)
  megabytes['after 10,000'] = residentMb(shop.process.pid)
  await askMixed(shop.origin, paths, 90_000)
  megabytes['after 100,000'] = residentMb(shop.process.pid)
  await shop.stop()
  printTable('Memory, resident MB', [megabytes])
  return megabytes
}

/** Returns the megabytes of a folder's files; a file that goes away meanwhile counts nothing. */
export function folderMb(folder: string) {
  const bytes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size)
  return Math.round(bytes.reduce<number>((sum, size) => sum + (size ?? 0), 0) / 1e5) / 10
}

/** Returns resident megabytes: now, the highest ever, or now without mapped files. */
export function residentMb(pid?: number, which: 'VmRSS' | 'VmHWM' | 'RssAnon' = 'VmRSS') {
  const line = new RegExp(`${which}:\\s+(\\d+)`)
  return Number(line.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
