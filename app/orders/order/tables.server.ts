import type { Generated } from 'kysely'
import type { Language } from '../../business'
import type { Payment } from '../../settings/payments'
import type { EndedBy, OrderStatus } from './status'

/** Money in cents; times in epoch milliseconds, one for each status reached. */
export interface OrdersTable {
  id: Generated<number>
  number: string
  token: string
  idempotency_key: string
  /** Of the parsed request; the same key with another hash is refused. */
  request_hash: string
  status: OrderStatus
  payment: Payment
  language: Language
  /** Null for a guest. */
  uid: string | null
  email_key: string
  phone_key: string | null
  /** A hash, as is the network's; both are null once nothing is owed. */
  address_key: string | null
  network_key: string | null
  /** JSON: Billing */
  billing: string
  notes: string | null
  coupon: string | null
  subtotal: number
  discount: number
  vat: number
  shipping: number
  total: number
  /** ISO 4217, of all its amounts. */
  currency: Generated<string>
  fee: Generated<number>
  includes_tax: Generated<number>
  /** JSON: TaxShare[]; null of an order older than rates. */
  taxes: Generated<string | null>
  /** JSON: ShippedBy; null of an order older than zones. */
  shipped_by: Generated<string | null>
  tracking: string | null
  placed_at: number
  paid_at: number | null
  shipped_at: number | null
  delivered_at: number | null
  cancelled_at: number | null
  /** An unpaid order ends by itself then; null when it does not. */
  due_at: number | null
  /** An order that awaits its confirmation ends by itself then; null of all others. */
  confirm_by: Generated<number | null>
  /** When its customer is reminded to pay; null once that is done or needless. */
  remind_at: Generated<number | null>
  /** Of the code that confirms a cash order; null when it needs none. */
  confirm_hash: Generated<string | null>
  confirmed_at: Generated<number | null>
  /** Why it ended by itself; null when it did not. */
  ended_by: Generated<EndedBy | null>
  /** The days of arrival it was promised, ISO 8601; null when none were. */
  arrives_from: Generated<string | null>
  arrives_to: Generated<string | null>
  /** Ready to be sent; null when it is not, or was sent without that being said. */
  packed_at: Generated<number | null>
  carrier: Generated<string | null>
  /** Counts its changes, so that nobody changes what they have not seen. */
  version: Generated<number>
  /** Null of one that never changed. */
  changed_at: Generated<number | null>
}

/** Title and price (cents) are those of the moment of the order. */
export interface OrderLinesTable {
  order_id: number
  position: number
  product_id: number
  title: string
  unit_price: number
  quantity: number
  /** As the product named it then; null for the shop's first one. */
  tax_class: Generated<string | null>
  /** Thousandths of a per cent. */
  tax_rate: Generated<number>
  /** Of one piece, as shipping was priced by; null of an order older than zones. */
  grams: Generated<number | null>
  /** Of a product with options: which it is, and the words of that moment. */
  variant_id: Generated<number | null>
  /** JSON: ChosenOption[] */
  options: Generated<string | null>
  sku: Generated<string | null>
}

export interface CouponsTable {
  code: string
  kind: 'percent' | 'fixed'
  /** Per cent, or cents. */
  amount: number
  /** Least subtotal, cents. */
  minimum: number
  starts_at: number | null
  ends_at: number | null
  total_limit: number | null
  customer_limit: number | null
  first_order_only: number
  /** Orders that redeemed it, cancelled ones aside. */
  used: number
  paused: Generated<number>
  created_at: number
  /** Counts its changes by the merchant. */
  version: Generated<number>
  /** JSON: CouponNeeds; null where every cart will do. */
  needs: Generated<string | null>
  /** 'newsletter' for its one-time codes; null of those the merchant made. */
  made_for: Generated<string | null>
}

export interface CouponRedemptionsTable {
  order_id: number
  code: string
  email_key: string
  redeemed_at: number
}

export interface OrderPaymentsTable {
  id: string
  order_id: number
  kind: 'cash_received' | 'refund'
  /** Cents, above 0. */
  amount: number
  note: string | null
  at: number
}

/** How much was erased, one row a person, and never who it was. */
export interface ErasuresTable {
  id: string
  accounts: number
  orders: number
  messages: number
  subscriptions: number
  mails: number
  at: number
  /** What `subjects` were before migration 046: SHA-256 of id and address. */
  email_hash: Generated<string | null>
  /** JSON: keyed hashes of the address, its accounts and orders; null of older ones. */
  subjects: Generated<string | null>
  /** Of the staff, or the command line; null of older ones. */
  made_by: Generated<string | null>
}

declare module '../../database/tables.server' {
  interface Tables {
    orders: OrdersTable
    order_lines: OrderLinesTable
    order_payments: OrderPaymentsTable
    erasures: ErasuresTable
    coupons: CouponsTable
    coupon_redemptions: CouponRedemptionsTable
  }
}
