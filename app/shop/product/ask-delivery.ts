import { storePlace } from '../../cart/delivery/place-store'
import type { Quote } from '../../cart/quote'
import { watchArrival } from '../../orders/delivery/watch-arrival'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { type DeliveryResult, deliveryTo } from './delivery'
import type { Asks, DeliveryData } from './delivery-data.server'
import { deliveryCountry } from './delivery-place'

const TIMEOUT_MS = 15_000

/** Asks for the delivery. This file loads before the press, to answer offline too. */
export async function ask(
  form: HTMLFormElement,
  { rules: { home }, asks }: DeliveryData,
): Promise<DeliveryResult> {
  const result = deliveryTo(String(new FormData(form).get('postcode') ?? ''), home)
  if (!asks || result.area === 'empty') return result
  if (!('code' in result)) return { ...result, text: asks.invalid }
  const { productId, language } = asks
  const body = { items: [{ productId, quantity: 1 }], language, ...deliveryCountry(result, home) }
  try {
    const response = await fetch('/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const quote: Quote = await response.json()
    if (quote.unsent) return { area: 'invalid', text: quote.delivery?.text }
    return { ...result, text: costs(quote, asks, result.code) }
  } catch {
    return { area: 'invalid', text: asks.failed }
  }
}

function costs({ shipping, from }: Quote, asks: Asks, place: string) {
  if (shipping === 0 && !from) return fill(asks.costsNothingTo, { place })
  const price = formatPrice(asks.language, shipping)
  const amount = from ? fill(asks.from, { amount: price }) : price
  return fill(asks.costsTo, { place, amount })
}

/** Remembers the place that was asked for, and calls back with its days of arrival as they change. */
export function followArrival(
  result: DeliveryResult | undefined,
  delivery: DeliveryData,
  tell: (text: string | undefined) => void,
) {
  const place = result && deliveryCountry(result, delivery.rules.home)
  if (place) storePlace(place.postCode, place.country)
  return watchArrival(delivery, tell)
}
