import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { startCollectingShop } from '../../tests/support/collecting-shop'
import { described, hostileRequest } from '../../tests/support/network/hostile-requests'
import { statusOf } from '../../tests/support/network/raw-request'
import { startPostgres } from '../../tests/support/postgres'
import { printTable } from '../table'

const AT_ONCE = 48
const TENTH = 0.1

/** `npm run bench -- fuzz [requests] [sqlite|postgres] [seed]`: statuses, faults and the heap. */
export async function main([requests = '10000', engine = 'sqlite', seed = '1']: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-fuzz-'))
  const server = engine === 'postgres' ? await startPostgres({ durable: false }) : undefined
  const shop = await startCollectingShop({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    REQUEST_SECONDS: '5',
    ...(server && { DATABASE_URL: server.url }),
  })
  const port = Number(new URL(shop.origin).port)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const rows: Record<string, string | number>[] = []
  const batch = Math.ceil(Number(requests) * TENTH)
  for (let sent = 0; sent < Number(requests); sent += batch) {
    const began = performance.now()
    await sendAll(port, fc.sample(hostileRequest, { numRuns: batch, seed: Number(seed) + sent }))
    const { all, caches } = await shop.heap()
    const seconds = Math.round((performance.now() - began) / 1000)
    const row = { sent: sent + batch, faults: faults.length, 'heap MB': all }
    rows.push({ ...row, 'caches MB': caches, seconds })
    console.log(JSON.stringify(rows.at(-1)))
  }

  async function sendAll(port: number, requests: Parameters<typeof statusOf>[1][]) {
    const left = requests.values()
    const oneByOne = async () => {
      for (const request of left) {
        const status = await statusOf(port, request).catch((error: Error) => error.message)
        const name = typeof status === 'number' ? String(status) : 'no response'
        statuses[name] = (statuses[name] ?? 0) + 1
        if (typeof status === 'string' || status >= 500)
          faults.push(`${name} ${described(request)}`)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, oneByOne))
  }

  printTable(`Hostile requests, ${engine}, seed ${seed}`, rows)
  console.log(statuses)
  for (const fault of faults.slice(0, 30)) console.log(fault)
  const lines = shop.logged().split('\n').filter(Boolean)
  console.log(`${lines.length} lines logged`)
  for (const line of lines.slice(0, 10)) console.log(line.slice(0, 600))
  await shop.stop()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return faults.length > 0 ? 1 : 0
}
