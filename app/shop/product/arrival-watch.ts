import { currentPlace, storePlace, watchPlace } from '../../cart/delivery/place-store'
import { arrivalText } from '../../orders/delivery/arrival-text'
import type { DeliveryResult } from './delivery'
import type { DeliveryData } from './delivery-data.server'
import { placeOf } from './delivery-place'

const LOOK_MS = 5000

/** From this file, which is there before the button is pressed: offline too. */
export { deliveryTo } from './delivery'

export function rememberPlace(result: DeliveryResult | undefined) {
  const place = result && placeOf(result)
  if (place) storePlace(place.postCode, place.country)
}

/** Tells the days of arrival, and again when the place or the shop's day is another. */
export function watchArrival(
  { rules, words, phrases }: DeliveryData,
  tell: (text: string | undefined) => void,
) {
  const write = () => {
    const [postCode, country] = currentPlace()
    const place = postCode || country ? { postCode, country } : undefined
    tell(arrivalText(words, rules, { phrases, place, now: Date.now() }))
  }
  const leave = watchPlace(write)
  const timer = setInterval(write, LOOK_MS)
  write()
  return () => {
    leave()
    clearInterval(timer)
  }
}
