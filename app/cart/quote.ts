import type { Language } from '../business'
import { LARGEST_PRODUCT_ID } from '../catalogue/product-id'
import type { CartItem } from './cart'
import type { CouponTerms, Totals } from './totals'

/** What `POST /api/quote` says of one line; amounts in cents. */
export interface QuotedItem {
  productId: number
  title: string
  unitPrice: number
  quantity: number
  /** How many can be had. */
  available: number
}

/** The answer of `POST /api/quote`, as far as the browser reads it. */
export interface Quote extends Totals {
  items: QuotedItem[]
  problems: { code: string; detail: string }[]
  /** There when the coupon was accepted. */
  coupon?: { code: string; terms: CouponTerms }
}

export type QuoteAnswer =
  | { ok: true; quote: Quote /** Why the coupon is refused. */; couponProblem?: string }
  | { ok: false; offline: boolean }

interface Asked {
  items: readonly CartItem[]
  coupon?: string
  /** Coupon limits by customer are looked at too when it is known. */
  email?: string
  language: Language
}

const TIMEOUT_MS = 15_000

/**
 * What the cart costs now, by the server. Never throws: no answer, or one that cannot be read, is
 * `ok: false`.
 */
export async function fetchQuote({ items, ...more }: Asked): Promise<QuoteAnswer> {
  try {
    const response = await fetch('/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ items: items.filter(isPossible).map(wanted), ...more }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const quote: Quote = await response.json()
    if (!response.ok || !Array.isArray(quote.items)) return { ok: false, offline: false }
    const refused = quote.problems.find(({ code }) => code.startsWith('coupon'))
    return { ok: true, quote, couponProblem: refused?.detail }
  } catch {
    return { ok: false, offline: !navigator.onLine }
  }
}

/** What the server needs to know of an item; it has the prices itself. */
export const wanted = ({ id, quantity }: CartItem) => ({ productId: id, quantity })

/** An id out of the catalogue's range (a foreign cart) is not asked for: it cannot be found. */
const isPossible = ({ id }: CartItem) => id <= LARGEST_PRODUCT_ID
