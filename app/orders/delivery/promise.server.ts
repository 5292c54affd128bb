import type { Language } from '../../business'
import type { Connection } from '../../database/tables.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { type Arrival, arrivalOf, type DeliveryPlace, secondsToCutOff } from '../order/arrival'
import { arrivalDays, arrivalText, shortDay } from '../order/arrival-text'
import type { Billing, Order } from '../order/order'
import { shopDay } from '../order/shop-day.server'
import { deliveryRules, deliveryWords } from './delivery-rules.server'

/** Returns the promise as shown to a shopper, and the seconds for which it holds. */
export function quotedDelivery(
  language: Language,
  phrases: readonly string[],
  place?: DeliveryPlace,
) {
  const rules = deliveryRules()
  const now = Date.now()
  const text = arrivalText(deliveryWords(language), rules, { phrases, place, now })
  return text && { text, seconds: secondsToCutOff(rules, now) }
}

/** Returns the promised columns of an order whose handling begins at `now`. */
export function promisedFor(
  phrases: readonly string[],
  { country, postCode }: Pick<Billing, 'country' | 'postCode'>,
  now: number,
) {
  const arrival = arrivalOf(deliveryRules(), { phrases, place: { country, postCode }, now })
  return toColumns(arrival)
}

/** Returns new promised days for an order that is paid or confirmed only now. */
export async function promisedAnew(
  connection: Connection,
  orderId: number,
  { billing, now }: { billing: Billing; now: number },
) {
  const lines = await connection
    .selectFrom('order_lines')
    .innerJoin('products', 'products.id', 'order_lines.product_id')
    .select('products.shipping')
    .where('order_id', '=', orderId)
    .execute()
  return promisedFor(
    lines.map(({ shipping }) => shipping),
    billing,
    now,
  )
}

const toColumns = (arrival?: Arrival) => ({
  arrives_from: arrival?.from ?? null,
  arrives_to: arrival?.to ?? null,
})

/** Returns 'Arrives Tue 1 – Thu 3 Dec' as promised, while that says anything. */
export function promisedText(
  language: Language,
  { arrives, status, confirmBy }: Pick<Order, 'arrives' | 'status' | 'confirmBy'>,
) {
  if (!arrives || status === 'cancelled' || status === 'delivered') return undefined
  const words = textsOf(language).delivery
  const waits = status === 'awaiting_payment' ? words.ifPaid : confirmBy && words.ifConfirmed
  return fill(waits || words.arrives, { dates: arrivalDays(words, arrives) })
}

/** Returns the days of moments (ISO 8601), written as promised ones are, by moment. */
export const shortDays = (language: Language, moments: string[]) => {
  const words = textsOf(language).delivery
  return Object.fromEntries(moments.map((at) => [at, shortDay(words, shopDay(Date.parse(at)))]))
}
