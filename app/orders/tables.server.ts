import type { Generated } from 'kysely'

/** One row an order. Money in cents; billing as JSON; each status it reached has its time. */
export interface OrdersTable {
  id: Generated<number>
  /** What people read and say; neither counts up nor collides. */
  number: string
  /** The unguessable part of the order's link. */
  token: string
  idempotency_key: string
  /** Of the request as it was understood; the same key with another one is refused. */
  request_hash: string
  /** OrderStatus */
  status: string
  /** Payment */
  payment: string
  /** What its mails are written in. */
  language: string
  /** Who was signed in, if anyone. */
  uid: string | null
  /** The e-mail address as customers are told apart by. */
  email_key: string
  /** JSON: Billing */
  billing: string
  notes: string | null
  coupon: string | null
  subtotal: number
  discount: number
  vat: number
  shipping: number
  total: number
  tracking: string | null
  placed_at: number
  paid_at: number | null
  shipped_at: number | null
  delivered_at: number | null
  cancelled_at: number | null
}

/** What was bought, at the title and price (cents) of that moment. */
export interface OrderLinesTable {
  order_id: number
  position: number
  product_id: number
  title: string
  unit_price: number
  quantity: number
}

export interface CouponsTable {
  /** Upper case. */
  code: string
  /** 'percent' | 'fixed' */
  kind: string
  /** Per cent, or cents. */
  amount: number
  /** Least subtotal, cents. */
  minimum: number
  starts_at: number | null
  ends_at: number | null
  total_limit: number | null
  /** Uses by one e-mail address. */
  customer_limit: number | null
  first_order_only: number
  /** Orders that hold it now; a cancelled one gives it back. */
  used: number
  created_at: number
}

export interface CouponRedemptionsTable {
  order_id: number
  code: string
  email_key: string
  redeemed_at: number
}

declare module '../database/tables.server' {
  interface Tables {
    orders: OrdersTable
    order_lines: OrderLinesTable
    coupons: CouponsTable
    coupon_redemptions: CouponRedemptionsTable
  }
}
