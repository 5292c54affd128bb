import type { CouponState } from '../../orders/coupons/find-coupons.server'
import type { Tone } from '../kit/badge'

export const COUPON_TONES: Record<CouponState, Tone> = {
  running: 'ok',
  planned: 'info',
  paused: 'warn',
  over: 'neutral',
}

export interface EditableCoupon {
  kind: 'percent' | 'fixed'
  /** Per cent, or minor units. */
  amount: number
  minimum: number
  /** Local time of the shop. */
  startsAt: string | null
  endsAt: string | null
  totalLimit: number | null
  perCustomerLimit: number | null
  firstOrderOnly: boolean
  /** Slugs. */
  categories: string[]
  products: number[]
}

/** Answer of `GET /coupons`. */
export interface Coupon extends EditableCoupon {
  code: string
  paused: boolean
  used: number
  state: CouponState
  version: number
  createdAt: number
}
