import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { BuiltShop } from '../../tests/support/built-shop'
import { loadPage } from '../../tests/support/page-weight'
import { printTable } from '../table'

const PAGES = { home: '/', listing: '/shop', product: '/shop/1' }
const FOLDER = 'build/report'

interface Resource {
  kind: string
  name: string
  brotli: number
  /** The file that holds the module. */
  parent: string | null
}

/** Measures a first load's scripts in brotli; build/report/report.html shows each module. */
export async function benchBundle(shop: BuiltShop) {
  const env = { ...process.env, BUNDLE_REPORT: '1', NODE_ENV: 'production' }
  const built = spawnSync('react-router', ['build', '--logLevel', 'error'], { env })
  if (built.status !== 0) throw new Error(`no report: ${built.stderr}`)
  const { resources } = JSON.parse(readFileSync(`${FOLDER}/report.json`, 'utf8'))
  const parts: Record<string, Record<string, number>> = {}
  for (const [page, path] of Object.entries(PAGES)) {
    const { scripts } = await loadPage(shop.origin, path)
    for (const [part, bytes] of partsOf(resources, new Set(scripts.map(withoutHash)))) {
      parts[part] ??= {}
      parts[part][page] = Math.round(bytes)
    }
  }
  const rows = Object.entries(parts)
    .map(([part, weights]) => ({ part, home: 0, listing: 0, product: 0, ...weights }))
    .sort((a, b) => b.home + b.listing + b.product - (a.home + a.listing + a.product))
  printTable('Scripts of a first load, bytes in brotli', rows)
  return rows
}

/** Removes the hash: the report is built with source maps, so its files have other names. */
const withoutHash = (path: string) => basename(path).replace(/-[\w-]{8}\.js$/, '')

function partsOf(resources: Resource[], files: Set<string>) {
  const sums = new Map<string, number>()
  for (const file of resources.filter(({ kind }) => kind === 'asset')) {
    if (!files.has(withoutHash(file.name))) continue
    const modules = resources.filter(({ kind, parent }) => kind === 'chunk' && parent === file.name)
    const alone = modules.reduce((sum, { brotli }) => sum + brotli, 0)
    for (const { name, brotli } of modules) {
      const part = partOf(name)
      sums.set(part, (sums.get(part) ?? 0) + (brotli / alone) * file.brotli)
    }
  }
  return sums
}

const partOf = (module: string) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  /^app\/[^/.]+(?=\/)/.exec(module)?.[0] ??
  'imports, entries'
