import { setTimeout as sleep } from 'node:timers/promises'
import { shopper } from '../../tests/support/shopper'

export const CACHED = ['/', '/shop', '/shop/1', '/about', '/fr/shop/2', '/cart']
export const ENCODING = 'br'
export const SEARCH = '/shop?q=lamp+'
const EVERY_MS = 10
const EVERY_FIFTH = 5

/** Asks for pages at a steady pace, without waiting for answers; every fifth is rendered for it. */
export async function askPages(origin: string, seconds: number) {
  const client = shopper(origin)
  const times: { cached: number[]; rendered: number[] } = { cached: [], rendered: [] }
  let failed = 0
  const all: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < end; n++) {
    const kind = n % EVERY_FIFTH === 0 ? 'rendered' : 'cached'
    const path = kind === 'rendered' ? `${SEARCH}${n}` : (CACHED[n % CACHED.length] as string)
    const began = performance.now()
    const headers = { 'X-Forwarded-For': `203.0.113.${n % 200}`, 'Accept-Encoding': ENCODING }
    all.push(
      client.send('GET', path, undefined, headers).then(
        ({ status }) => {
          if (status !== 200) failed++
          times[kind].push(performance.now() - began)
        },
        () => void failed++,
      ),
    )
    await sleep(EVERY_MS)
  }
  await Promise.all(all)
  client.close()
  return { ...times, failed }
}

export function quantile(times: number[], share: number) {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}
