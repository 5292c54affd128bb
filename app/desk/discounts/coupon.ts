import type { Tone } from '../kit/badge'

export type CouponState = 'running' | 'paused' | 'planned' | 'over'

export const COUPON_TONES: Record<CouponState, Tone> = {
  running: 'ok',
  planned: 'info',
  paused: 'warn',
  over: 'neutral',
}

/** What a coupon is: as forms have it and the API takes it. */
export interface CouponTerms {
  kind: 'percent' | 'fixed'
  /** Per cent, or minor units. */
  amount: number
  minimum: number
  /** As a clock where the shop is shows it. */
  startsAt: string | null
  endsAt: string | null
  totalLimit: number | null
  perCustomerLimit: number | null
  firstOrderOnly: boolean
  /** Slugs. */
  categories: string[]
  products: number[]
}

/** As `GET /coupons` answers. */
export interface Coupon extends CouponTerms {
  code: string
  paused: boolean
  used: number
  state: CouponState
  version: number
  createdAt: number
}
