import type { Language } from '../business'
import { LARGEST_PRODUCT_ID } from '../catalogue/product/product-id'
import type { ChosenOption } from '../catalogue/product/variant'
import type { Payment } from '../settings/payments'
import { type CartItem, lineVariant } from './cart'
import { currentPlace } from './delivery/place-store'
import type { TotalsRules } from './rules/taxes'
import type { ShippingRate } from './shipping/shipping-rates'
import type { CouponTerms, Totals } from './totals'

/** A priced line; amounts in cents. */
export interface QuotedItem {
  productId: number
  title: string
  /** The title's language, where it is not the catalogue's. */
  lang?: Language
  unitPrice: number
  quantity: number
  lineTotal: number
  available: number
  taxClass?: string
  /** The product's stars (0 to 5) and the number of its reviews, which a kept card shows. */
  rating?: number
  reviewCount?: number
  /** The lowest price of the 30 days before, where the product's page shows it too. */
  lowestBefore?: number
  /** The shown reduction, from a shop that shows only those of its prices' history. */
  discountPercentage?: number
  /** The weight of one piece, where shipping goes by weight. */
  grams?: number
  /** Set, as is `options`, for a product with options. */
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
  /** The variant that was asked for. */
  variant?: number
  title?: string
  available?: number
  field?: 'country' | 'postCode'
}

/** The response of POST /api/quote. An unknown product is only in `problems`. */
export interface Quote extends Totals {
  items: QuotedItem[]
  problems: QuoteProblem[]
  coupon?: { code: string; terms: CouponTerms }
  /** The rules of the figures: with them the browser computes another quantity at once. */
  rules: TotalsRules
  /** Shipping rates to that place; absent where shipping is free or impossible. */
  rates?: readonly ShippingRate[]
  /** True for an estimate: another address in the same place may cost something else. */
  from?: boolean
  /** True where that other address may be in the same country. */
  byPostCode?: true
  /**
   * Set when the shop does not send there, or nobody can tell the cost yet: the faults by field of
   * the address, if any.
   */
  unsent?: { country?: string; postCode?: string }
  /** Set while the tax depends on a country that nobody has chosen. */
  taxLater?: true
  /** Shown where no way to pay is offered. */
  unpayable?: string
  /**
   * The ways to pay; a fee, in cents, is part of the total of its way. The note says how it goes on,
   * and the marks of one at a provider what can be paid with there.
   */
  payments: {
    payment: Payment
    fee: number
    label: string
    note?: string
    marks?: readonly string[]
    /** Set where a part of a cash order is paid before. */
    advance?: true
    /** Set for the one way that counts before any is chosen. */
    usual?: true
  }[]
  /** A text such as 'Arrives Tue 1 – Thu 3 Dec', to be asked for again after `seconds`. */
  delivery?: { text: string; seconds: number }
}

type QuoteResult =
  | { ok: true; quote: Quote; couponProblem?: string }
  | { ok: false; offline: boolean }

interface QuoteRequest {
  items: readonly CartItem[]
  coupon?: string
  /** The address to which limits of a coupon per customer apply too. */
  email?: string
  language: Language
}

const TIMEOUT_MS = 15_000

/** Asks the shop for prices. Never throws. */
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
  variant: lineVariant(item),
})

/** An id out of the catalogue's range cannot exist, so it is not asked for. */
const isPossible = ({ id, variant = 0 }: CartItem) =>
  id <= LARGEST_PRODUCT_ID && !(variant > LARGEST_PRODUCT_ID)
