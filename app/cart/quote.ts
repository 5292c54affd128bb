import type { Language } from '../business'
import { LARGEST_PRODUCT_ID } from '../catalogue/product-id'
import type { ChosenOption } from '../catalogue/variants/variant'
import type { Payment } from '../settings/payments'
import type { CartItem } from './cart'
import { currentPlace } from './delivery/place-store'
import { variantOf } from './lines/line-key'
import type { TotalsRules } from './rules/taxes'
import type { ShippingRate } from './shipping/rates'
import type { CouponTerms, Totals } from './totals'

/** Amounts in cents. */
export interface QuotedItem {
  productId: number
  title: string
  /** Of the title, where it is not the catalogue's. */
  lang?: Language
  unitPrice: number
  quantity: number
  lineTotal: number
  available: number
  taxClass?: string
  /** Of the 30 days before, where the product's page says it too. */
  lowestBefore?: number
  /** Of one piece, where shipping goes by weight. */
  grams?: number
  /** Of a product with options, as is `options`. */
  variant?: number
  options?: ChosenOption[]
  sku?: string
}

export type CouponRefusal = 'coupon_invalid' | 'coupon_expired' | 'coupon_used'

export interface QuoteProblem {
  code:
    | 'out_of_stock'
    | 'unknown_product'
    | 'unknown_variant'
    | 'variant_required'
    | 'not_delivered'
    | 'parcel_too_heavy'
    | CouponRefusal
  detail: string
  productId?: number
  /** As it was asked for. */
  variant?: number
  title?: string
  available?: number
  /** Of the address. */
  field?: 'country' | 'postCode'
}

/** Response of POST /api/quote. An unknown product is in `problems` only. */
export interface Quote extends Totals {
  items: QuotedItem[]
  problems: QuoteProblem[]
  coupon?: { code: string; terms: CouponTerms }
  /** What the figures are by: with them the browser has those of another quantity at once. */
  rules: TotalsRules
  /** Of shipping there; absent where it is free or not to be had. */
  rates?: readonly ShippingRate[]
  /** Another address may cost something else: its shipping is an estimate. */
  from?: boolean
  /** The shop does not send this there: what is wrong by field of the address, or none of them. */
  unsent?: { country?: string; postCode?: string }
  /** Said where no way to pay is offered. */
  unpayable?: string
  /** How this may be paid; a fee, in cents, is part of the total of that way. */
  payments: { payment: Payment; fee: number; label: string }[]
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
  const [postCode, country, county] = currentPlace()
  try {
    const response = await fetch('/api/quote', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        items: items.filter(isPossible).map(wanted),
        ...more,
        postCode,
        country,
        county,
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
