import type { Generated } from 'kysely'
import type { Language } from '../../business'
import type { Payment } from '../../settings/payments'
import type { EndedBy, OrderStatus } from './status'

/** Money is in cents; times are epoch milliseconds, one for each status reached. */
export interface OrdersTable {
  id: Generated<number>
  number: string
  token: string
  idempotency_key: string
  /** A hash of the parsed request; the same key with another hash is refused. */
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
  currency: Generated<string>
  fee: Generated<number>
  /** What a cash order pays at a provider before it is sent; the courier receives the rest. */
  advance: Generated<number>
  advance_paid_at: Generated<number | null>
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
  /** The time when an unpaid order ends by itself, or null. */
  due_at: number | null
  /** The time when an order that awaits confirmation ends by itself; null of all others. */
  confirm_by: Generated<number | null>
  /** The time of the reminder to pay; null once that is sent or needless. */
  remind_at: Generated<number | null>
  /** A hash of the code that confirms a cash order; null when it needs none. */
  confirm_hash: Generated<string | null>
  confirmed_at: Generated<number | null>
  ended_by: Generated<EndedBy | null>
  /** The promised days of arrival, ISO 8601, or null. */
  arrives_from: Generated<string | null>
  arrives_to: Generated<string | null>
  /** The time of packing; null when it is not packed, or was sent without that. */
  packed_at: Generated<number | null>
  carrier: Generated<string | null>
  /** Counts its changes, so that nobody overwrites unseen ones. */
  version: Generated<number>
  changed_at: Generated<number | null>
}

/** Titles and price (cents) are those of the moment of the order. */
export interface OrderLinesTable {
  order_id: number
  position: number
  product_id: number
  /** The catalogue's. */
  title: string
  /** The title in the order's language; null where the product had none. */
  title_there: Generated<string | null>
  unit_price: number
  quantity: number
  /** The product's class of that moment; null for the shop's first one. */
  tax_class: Generated<string | null>
  /** Thousandths of a per cent. */
  tax_rate: Generated<number>
  /** A piece's weight that priced the shipping; null of an order older than zones. */
  grams: Generated<number | null>
  variant_id: Generated<number | null>
  /** JSON: ChosenOption[] */
  options: Generated<string | null>
  sku: Generated<string | null>
}

export interface CouponsTable {
  code: string
  kind: 'percent' | 'fixed'
  /** The amount is per cent, or cents. */
  amount: number
  minimum: number
  starts_at: number | null
  ends_at: number | null
  total_limit: number | null
  customer_limit: number | null
  first_order_only: number
  /** Orders that redeemed it, without cancelled ones. */
  used: number
  paused: Generated<number>
  created_at: number
  /** Counts the merchant's changes. */
  version: Generated<number>
  /** JSON: CouponNeeds; null where any cart will do. */
  needs: Generated<string | null>
  /** The sender of one-time codes, 'newsletter'; null for the merchant's coupons. */
  made_for: Generated<string | null>
}

export interface CouponRedemptionsTable {
  order_id: number
  code: string
  email_key: string
  redeemed_at: number
}

/**
 * Money as it moved; `given_back` is no refund of the order: money that it did not need, or a
 * refund's that failed and was tried again, as the first stands for it. A
 * provider keeps `fee`, takes `chargeback` away, and returns what it could not refund.
 */
export type MoneyKind =
  | 'cash_received'
  | 'refund'
  | 'captured'
  | 'given_back'
  | 'refund_reversed'
  | 'chargeback'
  | 'chargeback_reversed'
  | 'fee'

/** The ledger: rows are added, and never changed or deleted. */
export interface OrderPaymentsTable {
  id: string
  order_id: number
  kind: MoneyKind
  /** Cents, above 0. */
  amount: number
  note: string | null
  at: number
  /** The attempt through whose provider the money moved; null of other money. */
  attempt_id: Generated<string | null>
  /** The provider's id of the movement, which with attempt and kind is booked once. */
  reference: Generated<string | null>
}

/** The extent of an erasure, one row a person, and never who it was. */
export interface ErasuresTable {
  id: string
  accounts: number
  orders: number
  messages: number
  subscriptions: number
  mails: number
  at: number
  /** SHA-256 of id and address, from before migration 046, which added `subjects`. */
  email_hash: Generated<string | null>
  /** JSON: keyed hashes of the address, its accounts and orders; null of older ones. */
  subjects: Generated<string | null>
  /** The staff member or the command line; null of older ones. */
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
