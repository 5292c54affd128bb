import type { BuiltShop } from '../tests/support/built-shop'
import { boundByLoader, load, median, type Rate } from './load'
import { printTable } from './table'

/** The calls of the bench: DummyJSON's own rate on such a machine, and the multiple to reach. */
const CALLS = {
  'list of 30': { path: '/api/products', peer: 987, goal: 5 },
  'by id': { path: '/api/products/1', peer: 14_969, goal: 1 },
  search: { path: '/api/products/search?q=phone', peer: 2_912, goal: 3 },
  suggestion: { path: '/suggest?q=ph', peer: undefined, goal: undefined },
}

export async function benchApi(shop: BuiltShop, rounds: number, seconds: number) {
  const results: Record<string, Rate> = {}
  for (const [name, { path }] of Object.entries(CALLS)) {
    await load(shop.origin + path, { seconds: 1 })
    const rates: Rate[] = []
    for (let round = 0; round < rounds; round++)
      rates.push(await load(shop.origin + path, { seconds }))
    results[name] = median(rates)
  }
  printTable(
    'Catalogue API, 16 connections',
    Object.entries(CALLS).map(([call, { peer, goal }]) => ({
      call,
      'a second': results[call]?.perSecond ?? 0,
      'p50 ms': results[call]?.p50Ms ?? 0,
      'p99 ms': results[call]?.p99Ms ?? 0,
      'times DummyJSON': peer ? (results[call]?.perSecond ?? 0) / peer : '–',
      goal: goal ?? '–',
      bound: results[call] && boundByLoader(results[call]) ? 'by the loader' : '–',
      failed: results[call]?.failed ?? 0,
    })),
  )
  return results
}
