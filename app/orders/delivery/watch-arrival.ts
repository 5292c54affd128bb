import { currentPlace, watchPlace } from '../../cart/delivery/place-store'
import type { Texts } from '../../texts/texts'
import type { DeliveryRules } from '../order/arrival'
import { arrivalText } from '../order/arrival-text'

const LOOK_MS = 5000

interface ArrivalData {
  rules: DeliveryRules
  words: Texts['delivery']
  /** How the catalogue says that the goods are shipped: 'Ships in 1-2 business days'. */
  phrases: readonly string[]
}

/** Calls back with the days of arrival, and again when the place or the shop's day changes. */
export function watchArrival(
  { rules, words, phrases }: ArrivalData,
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
