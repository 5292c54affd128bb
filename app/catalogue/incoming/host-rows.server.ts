import { readBounded } from '../../input/read-bounded'
import { RefusedSource } from './refused-source'
import type { SourceRow } from './spool.server'

const PAGE = 100
const MOST_PAGE_BYTES = 50 * 1024 * 1024
const MOST_PAGE_MS = 30_000
const MOST_PRODUCTS = 10_000_000

export interface HostBounds {
  mostBytes?: number
  mostMs?: number
}

/** Yields the products of a DummyJSON-compatible host. Throws when a page fails or any is missing. */
export async function* hostRows(host: string, bounds: HostBounds = {}): AsyncGenerator<SourceRow> {
  const base = host.replace(/\/+$/, '').replace(/\/products$/, '')
  const seen = new Set<unknown>()
  let row = 0
  for (;;) {
    const { products, total } = await readPage(`${base}/products?limit=${PAGE}&skip=${row}`, bounds)
    const before = seen.size
    for (const value of products) {
      row++
      seen.add((value as { id?: unknown } | null)?.id)
      yield { row, value }
    }
    if (row >= total) return
    if (products.length === 0) throw new RefusedSource(`only ${row} of ${total} products came`)
    if (seen.size === before) throw new RefusedSource(`the same products come again after ${row}`)
  }
}

export const sourceOfHost = (host: string) => new URL(host).host

async function readPage(
  address: string,
  { mostBytes = MOST_PAGE_BYTES, mostMs = MOST_PAGE_MS }: HostBounds,
) {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(mostMs),
    headers: { accept: 'application/json', 'user-agent': 'Exclusive' },
  })
  if (!response.ok) {
    await response.body?.cancel()
    throw new RefusedSource(`status ${response.status}`)
  }
  const bytes = await readBounded(
    response.body,
    mostBytes,
    () => new RefusedSource('a page is too large'),
  )
  const page = parsed(bytes.toString('utf8'))
  const { products, total } = (page ?? {}) as { products?: unknown; total?: unknown }
  if (!Array.isArray(products) || !Number.isInteger(total))
    throw new RefusedSource('no list of products')
  if ((total as number) > MOST_PRODUCTS) throw new RefusedSource(`${total} products are too many`)
  return { products: products as unknown[], total: total as number }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new RefusedSource('not JSON')
  }
}
