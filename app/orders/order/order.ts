import type { Language } from '../../business'
import type { Totals } from '../../cart/totals'
import type { ChosenOption } from '../../catalogue/product/variant'
import type { Payment } from '../../settings/payments'
import type { Arrival, DeliveryPlace } from './arrival'
import type { ShownRefund } from './refund'
import type { ShippedBy } from './shipped-by'
import type { EndedBy, OrderStatus, PublicStatus } from './status'

export interface WantedItem {
  productId: number
  quantity: number
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
  /** E.164 if it could be read so, or else as it was entered. */
  phone: string
  email: string
}

/** The body of POST /api/quote. `email` adds the checks of limits by customer. */
export interface QuoteRequest extends DeliveryPlace {
  /** The billing address's region, which may have tax rates of its own. */
  county?: string
  /** Adds the fee of that way to pay to the total. */
  payment?: Payment
  items: WantedItem[]
  coupon?: string
  email?: string
  language?: Language
}

/** Cents. */
export interface OrderItem {
  productId: number
  /** In the language of the order where the product has it, or else as in the catalogue. */
  title: string
  /** The title's language, where it is not the catalogue's. */
  lang?: Language
  unitPrice: number
  quantity: number
  lineTotal: number
  /** The shop's first class where it is missing. */
  taxClass?: string
  /** The variant of a product with options, in the words of the order's moment. */
  variant?: number
  options?: ChosenOption[]
  sku?: string
}

/** The response of POST /api/orders. Cents; `placedAt` is ISO 8601. */
export interface PlacedOrder extends Totals {
  number: string
  token: string
  status: PublicStatus
  payment: Payment
  items: OrderItem[]
  /** ISO 4217, of all amounts. */
  currency: string
  /** The asked language's pattern of the currency, where it is not the shop's. */
  pattern?: string
  placedAt: string
  /** What a cash order pays at a provider before it is sent, cents; missing where that is nothing. */
  advance?: number
  /** The address at which an online order is paid; missing where its provider gave none. */
  payAt?: string
}

/** The response of GET /api/orders/{token}. */
export interface Order extends Omit<PlacedOrder, 'items'> {
  /** `thumbnail` is missing when the product has left the catalogue. */
  items: (OrderItem & { taxPercent: number; thumbnail?: string })[]
  coupon?: string
  billing: Billing
  notes?: string
  language: Language
  tracking?: string
  carrier?: string
  /** The time when an unpaid bank order ends by itself, ISO 8601. */
  dueAt?: string
  /** The time when a cash order that awaits confirmation ends by itself, ISO 8601. */
  confirmBy?: string
  endedBy?: EndedBy
  shippedBy?: ShippedBy
  /** The promised arrival; of an unpaid order, as if it were paid now. */
  arrives?: Arrival
  /** Oldest first; missing when there are none. */
  refunds?: ShownRefund[]
  cancellable: boolean
  reference: string
  /** Oldest first; `at` is ISO 8601. */
  history: { status: OrderStatus; at: string }[]
}

/** RFC 9457. `errors` by path in the request: `items.0.quantity`. `products` has the stock left. */
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
