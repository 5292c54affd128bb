import type { Language } from '../../business'
import type { Totals } from '../../cart/totals'
import type { ChosenOption } from '../../catalogue/product/variant'
import type { Payment } from '../../settings/payments'
import type { Arrival, Place } from './arrival'
import type { ShownRefund } from './refund'
import type { ShippedBy } from './shipped-by'
import type { EndedBy, OrderStatus, PublicStatus } from './status'

export interface WantedItem {
  productId: number
  quantity: number
  /** Of a product with options. */
  variant?: number
}

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

/** Body of POST /api/quote. With `email` limits by customer are checked too. */
export interface QuoteRequest extends Place {
  /** As the billing address has it: regions may have rates of tax of their own. */
  county?: string
  /** With it the fee of that way to pay is part of the total. */
  payment?: Payment
  items: WantedItem[]
  coupon?: string
  email?: string
  language?: Language
}

/** Body of POST /api/orders. `language` is also that of the order's mails. */
export interface OrderRequest
  extends Omit<QuoteRequest, 'email' | 'county' | 'payment' | keyof Place> {
  payment: Payment
  billing: Billing
  notes?: string
  /** What the shopper saw: at another total nothing is placed. */
  expectedTotal?: number
}

/** Cents. */
export interface OrderItem {
  productId: number
  title: string
  unitPrice: number
  quantity: number
  lineTotal: number
  /** The shop's first one where it is missing. */
  taxClass?: string
  /** Of a product with options: which was bought, in the words of that moment. */
  variant?: number
  options?: ChosenOption[]
  sku?: string
}

/** Response of POST /api/orders. Cents; `placedAt` is ISO 8601. */
export interface PlacedOrder extends Totals {
  number: string
  token: string
  status: PublicStatus
  payment: Payment
  items: OrderItem[]
  /** ISO 4217, of all amounts. */
  currency: string
  /** How the asked language writes amounts of it, where it is not the shop's. */
  pattern?: string
  placedAt: string
}

/** Response of GET /api/orders/{token}. */
export interface Order extends Omit<PlacedOrder, 'items'> {
  /** `thumbnail` is missing when the product has left the catalogue. */
  items: (OrderItem & { taxPercent: number; thumbnail?: string })[]
  coupon?: string
  billing: Billing
  notes?: string
  language: Language
  tracking?: string
  /** Who brings it, as the merchant named it. */
  carrier?: string
  /** Of an unpaid bank order: it ends by itself then. ISO 8601. */
  dueAt?: string
  /** Of a cash order that awaits its customer's confirmation: it ends by itself then. ISO 8601. */
  confirmBy?: string
  /** Of a cancelled order that ended by itself. */
  endedBy?: EndedBy
  /** Zone and rate its shipping was priced by. */
  shippedBy?: ShippedBy
  /** When it arrives, as promised; of an unpaid one, were it paid at once. */
  arrives?: Arrival
  /** The oldest first; missing when there are none. */
  refunds?: ShownRefund[]
  cancellable: boolean
  reference: string
  /** Oldest first; `at` is ISO 8601. */
  history: { status: OrderStatus; at: string }[]
}

/** RFC 9457. `errors` by path in the request: `items.0.quantity`. `products` holds what is left. */
export interface OrderProblem {
  status: number
  code: string
  detail: string
  errors?: Record<string, string>
  products?: {
    productId: number
    variant?: number
    title: string
    requested: number
    available: number
  }[]
}
