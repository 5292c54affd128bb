import type { Language } from '../business'
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

export type QuoteResult =
  | { ok: true; quote: Quote; couponProblem?: string }
  | { ok: false; offline: boolean }

interface QuoteRequest {
  items: readonly CartItem[]
  coupon?: string
  /** With it, limits of a coupon per customer apply too. */
  email?: string
  language: Language
}

const TIMEOUT_MS = 15_000

/** What the cart costs now, by the server. Never throws. */
export async function fetchQuote({ items, ...more }: QuoteRequest): Promise<QuoteResult> {
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

/** An item as the server takes it; it has the prices itself. */
export const wanted = ({ id, quantity }: CartItem) => ({ productId: id, quantity })

/** Beyond this no product can exist; a stored cart may name anything. */
const LARGEST_ID = 2 ** 31 - 1
const isPossible = ({ id }: CartItem) => id <= LARGEST_ID
