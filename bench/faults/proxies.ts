import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { check, prepare } from '../../tests/faults/market'
import { proxiedCrowd } from '../../tests/faults/proxied-crowd'
import { FRONTS } from '../../tests/support/network/fronts'
import { startPostgres } from '../../tests/support/postgres'
import { printTable } from '../table'

/**
 * Sends buyers, visitors and strangers to each proxy with three shops, whose servers are ended one
 * by one, half of them by a request: `npm run bench -- proxies [kills]`.
 */
export async function main([kills = '60']: string[]) {
  const rows: Record<string, string | number>[] = []
  for (const front of FRONTS.filter(({ present }) => present)) {
    const server = await startPostgres()
    if (!server) throw new Error('it needs PostgreSQL')
    const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
    const where = { engine: 'postgres', dataDir, databaseUrl: server.url } as const
    const load = loadavg()[0] ?? 0
    await prepare(where)
    const seen = await proxiedCrowd({ front, where, kills: Number(kills) })
    const { market, pages, repeated, lost, faults, strangers, endings, deaths } = seen
    for (const one of [...lost, ...faults]) console.log(one)
    await check(where, market, 1) // Throws where an order is lost or doubled
    rows.push({
      ...{
        proxy: front.name,
        kills: Number(kills),
        'by a request': endings,
        'servers ended': deaths,
      },
      ...{ pages, 'hostile requests': strangers, 'asked again': repeated },
      ...{ 'not answered then either': lost.length, 'other statuses from 500 up': faults.length },
      orders: market.purchases.filter(({ placed }) => placed).length,
      ...{ 'asked again by key': market.unavailable, 'lost or twice': 0, 'load before': load },
    })
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  printTable('Three shops behind a proxy, whose servers are ended', rows)
  mkdirSync('bench/results', { recursive: true })
  writeFileSync('bench/results/proxies.json', `${JSON.stringify(rows, null, 2)}\n`)
  return 0
}
