import { setTimeout as sleep } from 'node:timers/promises'
import { BILLING, orderOf, shopper } from '../../tests/support/shopper'

export const BUYERS = 20
/** Milliseconds between the requests of one buyer. */
const THINKS_MS = 500
const PAGES = ['/', '/shop', '/shop/1', '/fr/shop/2', '/cart']
const SEARCHES = 5000

/** Moments are by the machine's clock, durations in milliseconds. */
export interface Bought {
  pages: { at: number; ms: number }[]
  /** `at` is when the order was acknowledged. */
  orders: { at: number; ms: number; email: string }[]
  faults: string[]
}

/** Lets each buyer look at pages, one of them rendered again, and order, until told to stop. */
export async function buy(origin: string, stopped: AbortSignal): Promise<Bought> {
  const client = shopper(origin, BUYERS)
  const bought: Bought = { pages: [], orders: [], faults: [] }
  async function timed<T>(name: string, asked: () => Promise<T & { status: number }>) {
    const began = performance.now()
    const response = await asked().catch((error) => ({ status: 599, said: String(error) }))
    const ms = performance.now() - began
    if (response.status >= 400) bought.faults.push(`${response.status} ${name}`)
    await sleep(THINKS_MS * (0.5 + Math.random()))
    return { ms, at: Date.now(), status: response.status }
  }
  async function visit() {
    const search = `/shop?q=lamp+${Math.floor(Math.random() * SEARCHES)}`
    for (const path of [...PAGES, search]) {
      const began = Date.now()
      const { ms } = await timed(path, () => client.send('GET', path))
      bought.pages.push({ at: began, ms })
    }
    const email = `${crypto.randomUUID()}@shop.example`
    const body = orderOf([{ productId: 1 + Math.floor(Math.random() * 8), quantity: 1 }], {
      billing: { ...BILLING, email },
    })
    const began = Date.now()
    const { ms, status } = await timed('order', () => client.order(body))
    if (status === 201) bought.orders.push({ at: began + ms, ms, email })
  }
  const buyer = async () => {
    await sleep(Math.random() * 5 * THINKS_MS)
    while (!stopped.aborted) await visit()
  }
  await Promise.all(Array.from({ length: BUYERS }, buyer))
  client.close()
  return bought
}
