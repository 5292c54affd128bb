import { postCodeFits } from '../../orders/order/post-codes'

/** Delivery areas by postal code (decisions, Product detail). The first match decides. */
const RULES = [
  { area: 'bangladesh', code: /^\d{4}$/ }, // Bangladesh Post uses four digits.
  // Codes have 3 to 10 characters and a digit: the Universal Postal Union lists none outside that.
  { area: 'worldwide', code: /^(?=.*\d)(?=.{3,10}$)[a-z\d]+(?:[ -][a-z\d]+)*$/i },
] as const

export type DeliveryResult =
  | { area: (typeof RULES)[number]['area'] | 'home'; code: string; text?: string }
  | { area: 'invalid' | 'empty'; text?: string }

/** Returns where a postal code, as typed, is delivered; `home` is the shop's own country. */
export function deliveryTo(typed: string, home = 'BD'): DeliveryResult {
  const code = typed
    .normalize('NFKC') // This converts full-width digits of Asian keyboards.
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6)) // Converts Bengali digits
    .trim()
    .replace(/\s+/g, ' ')
    .toUpperCase()
  if (code === '') return { area: 'empty' }
  const rule = RULES.find((each) => each.code.test(code))
  if (!rule) return { area: 'invalid' }
  if (home === 'BD') return { area: rule.area, code }
  return { area: postCodeFits(home, code) ? 'home' : 'worldwide', code }
}
