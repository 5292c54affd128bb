import type { Language } from '../business'
import type { CouponTerms, Totals } from '../cart/totals'
import type { OrderStatus, Payment } from './status'

/** What a shopper asks for. The server takes no price from anybody. */
export interface WantedItem {
  productId: number
  quantity: number
}

/** The fields of the checkout form (spec section 2). */
export interface Billing {
  firstName: string
  lastName: string
  company?: string
  /** ISO 3166-1 alpha-2. */
  country: string
  street: string
  city: string
  county?: string
  postCode: string
  /** E.164 when it could be read as such, else as it was entered. */
  phone: string
  email: string
}

/** Body of POST /api/quote. With `email` the limits by customer are looked at too. */
export interface QuoteRequest {
  items: WantedItem[]
  coupon?: string
  email?: string
  /** Of the messages; else Accept-Language decides. */
  language?: Language
}

/** Body of POST /api/orders. `language` is also that of the order's mails. */
export interface OrderRequest extends Omit<QuoteRequest, 'email'> {
  payment: Payment
  billing: Billing
  notes?: string
}

/** One line. Cents. */
export interface OrderItem {
  productId: number
  title: string
  unitPrice: number
  quantity: number
  lineTotal: number
}

export type CouponRefusal = 'coupon_invalid' | 'coupon_expired' | 'coupon_used'

/** Why an order of just this would be refused; `detail` is in the asked language. */
export interface QuoteProblem {
  code: 'out_of_stock' | 'unknown_product' | CouponRefusal
  detail: string
  productId?: number
  title?: string
  /** Pieces left. */
  available?: number
}

/**
 * What it would cost now; an unknown product is in `problems` only. `coupon` is there when it was
 * accepted: with its terms `orderTotals` gives the same totals in the browser.
 */
export interface Quote extends Totals {
  items: (OrderItem & { available: number })[]
  problems: QuoteProblem[]
  coupon?: { code: string; terms: CouponTerms }
}

/** Answer to POST /api/orders. Cents; `placedAt` is ISO 8601. */
export interface PlacedOrder extends Totals {
  number: string
  token: string
  status: OrderStatus
  payment: Payment
  items: OrderItem[]
  placedAt: string
}

/** Answer to GET /api/orders/{token}: all the order's page shows. */
export interface Order extends Omit<PlacedOrder, 'items'> {
  /** `thumbnail` is missing when the product has left the catalogue. */
  items: (OrderItem & { thumbnail?: string })[]
  coupon?: string
  billing: Billing
  notes?: string
  language: Language
  tracking?: string
  cancellable: boolean
  /** What a bank transfer names, so that the payment finds the order. */
  reference: string
  /** The states it went through, oldest first, ISO 8601. */
  history: { status: OrderStatus; at: string }[]
}

/**
 * Body of a refusal (RFC 9457). `errors` has one text a field, by its path in the request:
 * 'billing.firstName', 'items.0.quantity', 'payment'. `products` says what is left.
 */
export interface OrderProblem {
  status: number
  code: string
  detail: string
  errors?: Record<string, string>
  products?: { productId: number; title: string; requested: number; available: number }[]
}
