import { loadavg } from 'node:os'
import { check, prepare } from '../../tests/faults/market'
import { proxiedCrowd } from '../../tests/faults/proxied-crowd'
import { FRONTS } from '../../tests/support/network/fronts'
import { inPlace } from '../in-place'
import { saveResults } from '../results'
import { printTable } from '../table'

/**
 * Sends buyers, visitors and strangers to each proxy with three shops, whose servers are ended one
 * by one, half of them by a request: `npm run bench -- proxies [kills]`.
 */
export async function main([kills = '60']: string[]) {
  const rows: Record<string, string | number>[] = []
  for (const front of FRONTS.filter(({ present }) => present))
    await inPlace('postgres', async (where) => {
      const load = loadavg()[0] ?? 0
      await prepare(where)
      const seen = await proxiedCrowd({ front, where, kills: Number(kills) })
      const { market, pages, repeated, lost, faults, strangers, endings, deaths } = seen
      for (const one of [...lost, ...faults]) console.log(one)
      await check(where, market, 1) // Throws where an order is lost or doubled
      rows.push({
        ...{ proxy: front.name, kills: Number(kills), 'by a request': endings },
        ...{ 'servers ended': deaths, pages, 'hostile requests': strangers },
        ...{ 'asked again': repeated, 'not answered then either': lost.length },
        'other statuses from 500 up': faults.length,
        orders: market.purchases.filter(({ placed }) => placed).length,
        ...{ 'asked again by key': market.unavailable, 'lost or twice': 0, 'load before': load },
      })
    })
  printTable('Three shops behind a proxy, whose servers are ended', rows)
  saveResults('proxies', rows)
  return 0
}
