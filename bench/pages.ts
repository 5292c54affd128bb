import { type BuiltShop, startBuiltShop } from '../tests/support/built-shop'
import { boundByLoader, load, median, type Rate } from './load'
import { bareNode, nginx, sentBy } from './peers'
import { printTable } from './table'

const PAGES = { home: '/', listing: '/shop', product: '/shop/1' }
const BROWSER = { 'Accept-Encoding': 'br' }

/** Measures pages a second: cached, 304 and rendered, beside Node and nginx. */
export async function benchPages(shop: BuiltShop, rounds: number, seconds: number) {
  const results: Record<string, Record<string, Rate>> = {}
  for (const [name, path] of Object.entries(PAGES)) {
    const url = shop.origin + path
    for (let warm = 0; warm < 200; warm++)
      await (await fetch(url, { headers: BROWSER })).arrayBuffer()
    // The smallest brotli is made meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 500))
    const sent = await sentBy(url)
    const etag = sent.headers.find(([header]) => header === 'etag')?.[1] ?? ''
    const [bare, file] = [await bareNode(sent), await nginx(sent)]
    results[name] = await interleaved(rounds, {
      cached: () => load(url, { seconds, headers: BROWSER }),
      'not modified': () => load(url, { seconds, headers: { ...BROWSER, 'If-None-Match': etag } }),
      'bare node:http': () => load(bare.url, { seconds, headers: BROWSER }),
      ...(file && { nginx: () => load(file.url, { seconds, headers: BROWSER }) }),
    })
    bare.stop()
    file?.stop()
  }
  const rendering = await startBuiltShop({ LOG_LEVEL: 'warn' }, 'bench/uncached-shop.mjs')
  for (const [name, path] of Object.entries(PAGES)) {
    const url = rendering.origin + path
    await load(url, { seconds })
    Object.assign(
      results[name] ?? {},
      await interleaved(rounds, { uncached: () => load(url, { seconds }) }),
    )
  }
  await rendering.stop()
  show(results)
  return results
}

/** Runs each in turn, so that what disturbs the machine disturbs all. */
async function interleaved(rounds: number, runs: Record<string, () => Promise<Rate>>) {
  const measured: Record<string, Rate[]> = {}
  for (let round = 0; round < rounds; round++)
    for (const [name, run] of Object.entries(runs)) {
      measured[name] ??= []
      measured[name].push(await run())
    }
  return Object.fromEntries(Object.entries(measured).map(([name, rates]) => [name, median(rates)]))
}

function show(results: Record<string, Record<string, Rate>>) {
  const rows = Object.entries(results).flatMap(([page, rates]) =>
    Object.entries(rates).map(([how, rate]) => ({
      page,
      how,
      'a second': rate.perSecond,
      'p99 ms': rate.p99Ms,
      'of bare node': ratio(rate, rates['bare node:http']),
      'of nginx': ratio(rate, rates['nginx']),
      'loader busy': rate.loaderBusy,
      failed: rate.failed,
    })),
  )
  printTable('Pages, 16 connections, brotli', rows)
}

function ratio(rate: Rate, peer: Rate | undefined) {
  if (!peer) return '–'
  if (boundByLoader(rate) || boundByLoader(peer)) return 'bound by the loader'
  return rate.perSecond / peer.perSecond
}
