import { DEMO_COUNTRY } from '../../business'
import { postCodeFits } from '../../orders/order/post-codes'
import { asciiDigits } from '../../text-core/digits'

/** Delivery areas by postal code (decisions, Product detail). The first match decides. */
const RULES = [
  { area: 'bangladesh', code: /^\d{4}$/ }, // Bangladesh Post uses four digits.
  // Codes have 3 to 10 characters and a digit: the Universal Postal Union lists none outside that.
  { area: 'worldwide', code: /^(?=.*\d)(?=.{3,10}$)[a-z\d]+(?:[ -][a-z\d]+)*$/i },
] as const

export type DeliveryResult =
  | { area: (typeof RULES)[number]['area'] | 'home'; code: string; text?: string }
  | { area: 'invalid' | 'empty'; text?: string }

/**
 * Returns where a postal code, as typed, is delivered; `home` is the expected country,
 * empty where nobody can tell.
 */
export function deliveryTo(typed: string, home = DEMO_COUNTRY): DeliveryResult {
  const code = asciiDigits(typed.normalize('NFKC')) // This converts full-width letters.
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
  if (code === '') return { area: 'empty' }
  const rule = RULES.find((each) => each.code.test(code))
  if (!rule) return { area: 'invalid' }
  if (home === DEMO_COUNTRY) return { area: rule.area, code }
  return { area: home && postCodeFits(home, code) ? 'home' : 'worldwide', code }
}
