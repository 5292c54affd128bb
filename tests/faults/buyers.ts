import { setTimeout as sleep } from 'node:timers/promises'
import { BILLING, orderOf, type ShopResponse, shopper } from '../support/shopper'

/** What one buyer asked for and has not been answered yet, or was answered. */
interface Purchase {
  key: string
  body: ReturnType<typeof orderOf>
  /** The acknowledgement, as soon as there is one. */
  placed?: { number: string; token: string; coupon: boolean }
  refused?: string
  /** Asked for; true when that was acknowledged. */
  cancelled?: boolean
}

/** Everything that must not happen: a fault of the server that reached a buyer. */
export interface Market {
  purchases: Purchase[]
  faults: string[]
  responses: number
  /** Buyers stop after the response they wait for. */
  paused?: boolean
  /** True while a 502 or 503 is no fault: it is counted, and asked again with its key. */
  mayBeUnavailable?: boolean
  unavailable: number
}

export const openMarket = (): Market => ({
  purchases: [],
  faults: [],
  responses: 0,
  unavailable: 0,
})

/** A proxy's answer for a process that ended before it answered, and the shop's without its database. */
const AWAY = new Set([502, 503])
const REFUSALS = new Set(['409 out_of_stock', '422 coupon_used'])

/**
 * `count` buyers at once, each ordering, cancelling and asking again for what was not answered,
 * until the server is gone or the market pauses. Their baskets overlap: products 1 to 8, in any order.
 */
export async function buyUntilGone(origin: string, market: Market, count: number) {
  const client = shopper(origin, count)
  const unanswered = market.purchases.filter(({ placed, refused }) => !placed && !refused)
  await Promise.all(Array.from({ length: count }, () => buyer(client, market, unanswered)))
  client.close()
}

async function buyer(
  client: ReturnType<typeof shopper>,
  market: Market,
  unanswered: Purchase[],
): Promise<void> {
  const mine: Purchase[] = []
  try {
    while (!market.paused) {
      const again = unanswered.pop()
      const purchase = again ?? { key: crypto.randomUUID(), body: basket() }
      if (!again) market.purchases.push(purchase)
      const response = await client.order(purchase.body, purchase.key)
      if (market.mayBeUnavailable && AWAY.has(response.status)) {
        market.unavailable++
        unanswered.push(purchase)
        await sleep(50)
        continue
      }
      note(market, purchase, response)
      mine.push(purchase)
      const victim = mine[Math.floor(Math.random() * mine.length)]
      if (Math.random() < 0.2 && victim?.placed && !victim.cancelled)
        await cancel(client, market, victim)
    }
  } catch (error) {
    // The server was killed. Any other fault of ours is one.
    if (!/ECONN|hang up|aborted|EPIPE/.test(String(error))) throw error
  }
}

function note(market: Market, purchase: Purchase, { status, body }: ShopResponse) {
  market.responses++
  if (status === 201) {
    const { number, token, discount } = body
    if (purchase.placed && purchase.placed.number !== number)
      market.faults.push(`two orders for ${purchase.key}`)
    purchase.placed = { number, token, coupon: discount > 0 }
  } else if (REFUSALS.has(`${status} ${body.code}`)) purchase.refused = body.code
  else market.faults.push(`${status} ${JSON.stringify(body)}`)
}

async function cancel(client: ReturnType<typeof shopper>, market: Market, purchase: Purchase) {
  purchase.cancelled = false
  const { status, body } = await client.cancel(purchase.placed?.token ?? '')
  if (status === 200) purchase.cancelled = true
  else if (!(market.mayBeUnavailable && AWAY.has(status)))
    market.faults.push(`${status} ${JSON.stringify(body)}`)
}

/** One to four products in random order, a few pieces each; every third with the coupon. */
function basket() {
  const items = Array.from({ length: 1 + Math.floor(Math.random() * 4) }, () => ({
    productId: 1 + Math.floor(Math.random() * 8),
    quantity: 1 + Math.floor(Math.random() * 3),
  }))
  const email = `buyer-${Math.floor(Math.random() * 1000)}@shop.example`
  const billing = { ...BILLING, email }
  return orderOf(items, { billing, ...(Math.random() < 0.35 && { coupon: 'LIMITED' }) })
}
