import type { Language } from '../business'
import { LARGEST_PRODUCT_ID } from '../catalogue/product-id'
import type { ChosenOption } from '../catalogue/variants/variant'
import type { CartItem } from './cart'
import { currentPlace } from './delivery/place-store'
import { variantOf } from './lines/line-key'
import type { CouponTerms, Totals } from './totals'

/** Amounts in cents. */
export interface QuotedItem {
  productId: number
  title: string
  unitPrice: number
  quantity: number
  lineTotal: number
  available: number
  /** Of a product with options, as is `options`. */
  variant?: number
  options?: ChosenOption[]
  sku?: string
}

export type CouponRefusal = 'coupon_invalid' | 'coupon_expired' | 'coupon_used'

export interface QuoteProblem {
  code: 'out_of_stock' | 'unknown_product' | 'unknown_variant' | 'variant_required' | CouponRefusal
  detail: string
  productId?: number
  /** As it was asked for. */
  variant?: number
  title?: string
  available?: number
}

/** Response of POST /api/quote. An unknown product is in `problems` only. */
export interface Quote extends Totals {
  items: QuotedItem[]
  problems: QuoteProblem[]
  coupon?: { code: string; terms: CouponTerms }
  /** 'Arrives Tue 1 – Thu 3 Dec'; `seconds` later it is to be asked for anew. */
  delivery?: { text: string; seconds: number }
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

/** Never throws. */
export async function fetchQuote({ items, ...more }: QuoteRequest): Promise<QuoteResult> {
  const [postCode, country] = currentPlace()
  try {
    const response = await fetch('/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: items.filter(isPossible).map(wanted),
        ...more,
        postCode,
        country,
      }),
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

export const wanted = (item: CartItem) => ({
  productId: item.id,
  quantity: item.quantity,
  variant: variantOf(item),
})

/** An id out of the catalogue's range cannot be found, so it is not asked for. */
const isPossible = ({ id, variant = 0 }: CartItem) =>
  id <= LARGEST_PRODUCT_ID && !(variant > LARGEST_PRODUCT_ID)
