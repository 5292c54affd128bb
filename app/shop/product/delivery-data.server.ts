import type { Language } from '../../business'
import { HOME, workingDays } from '../../orders/delivery/arrival'
import { arrivalText } from '../../orders/delivery/arrival-text'
import { deliveryRules, deliveryWords } from '../../orders/delivery/delivery-rules.server'
import { fill } from '../../texts/fill'
import { deliveryTo } from './delivery'
import { placeOf } from './delivery-place'

export type DeliveryData = ReturnType<typeof deliveryData>

/**
 * When a product arrives. Its page is kept, for everybody, for how long nobody knows: the browser
 * works out the days by the rules, and until then `text` says it in a way that stays true. To a
 * post code that was asked for without scripts the page is not kept, and names the days.
 */
export function deliveryData(
  product: { shippingInformation: string; stock: number },
  language: Language,
  asked?: string,
) {
  const shop = deliveryRules()
  const rules = product.stock > 0 ? shop : { ...shop, transit: [] }
  const words = deliveryWords(language)
  const phrases = [product.shippingInformation]
  const place = asked === undefined ? undefined : placeOf(deliveryTo(asked))
  const text = place
    ? arrivalText(words, rules, { phrases, place, now: Date.now() })
    : inDays(words, workingDays(rules, { phrases, place: { country: shop.home ?? HOME.country } }))
  return { text, rules, words, phrases }
}

function inDays(words: { inDays: string }, days: ReturnType<typeof workingDays>) {
  if (!days) return undefined
  const { least, most } = days
  return fill(words.inDays, { days: least === most ? most : `${least}–${most}` })
}
