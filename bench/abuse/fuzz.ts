import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { startBuiltShop } from '../../tests/support/built-shop'
import { described, hostileRequest } from '../../tests/support/network/hostile-requests'
import { statusOf } from '../../tests/support/network/raw-request'
import { startPostgres } from '../../tests/support/postgres'
import { COLLECTING_SHOP, followShop } from './heap'

const AT_ONCE = 48
const A_BATCH = 2000

/** `npm run bench -- fuzz [requests] [sqlite|postgres] [seed]`: prints statuses, faults and the heap. */
export async function main([requests = '10000', engine = 'sqlite', seed = '1']: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-fuzz-'))
  const server = engine === 'postgres' ? await startPostgres({ durable: false }) : undefined
  const shop = await startBuiltShop(
    {
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      REQUEST_SECONDS: '5',
      ...(server && { DATABASE_URL: server.url }),
    },
    COLLECTING_SHOP,
  )
  const { logged, heap } = followShop(shop)
  const statuses: Record<string, number> = {}
  const faults: string[] = []
  const count = Number(requests)
  let sent = 0
  let first = 0
  for (let batch = 0; sent < count; batch++) {
    const all = fc.sample(hostileRequest, {
      numRuns: Math.min(A_BATCH, count - sent),
      seed: Number(seed) + batch,
    })
    const left = all.values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const request of left) {
          const status = await statusOf(Number(new URL(shop.origin).port), request).catch(
            (error: Error) => error.message,
          )
          const name = typeof status === 'number' ? String(status) : 'no response'
          statuses[name] = (statuses[name] ?? 0) + 1
          if (typeof status === 'string' || status >= 500)
            faults.push(`${name} ${described(request)}`)
        }
      }),
    )
    sent += all.length
    if (batch === 0) first = await heap()
    if (batch % 5 === 4 || sent === count)
      console.log(`${sent} sent, ${faults.length} faults, heap ${(await heap()).toFixed(1)} MB`)
  }
  console.log(
    `heap after the first ${A_BATCH}: ${first.toFixed(1)} MB, at the end: ${(await heap()).toFixed(1)} MB`,
  )
  console.log(statuses)
  for (const fault of faults.slice(0, 30)) console.log(fault)
  const lines = logged.join('').split('\n').filter(Boolean)
  console.log(`${lines.length} lines logged`)
  for (const line of lines.slice(0, 10)) console.log(line.slice(0, 600))
  await shop.stop()
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
  return faults.length > 0 ? 1 : 0
}
