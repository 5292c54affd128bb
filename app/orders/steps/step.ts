import type { PublicStatus } from '../order/status'

/** The staff's steps of an order, one after another. */
export const STEPS = ['confirm', 'pay', 'pack', 'unpack', 'ship', 'deliver', 'cancel'] as const
export type Step = (typeof STEPS)[number]

/** The way of sending, for the step `ship`. */
export interface Sending {
  tracking?: string
  carrier?: string
  /** Includes a cash order that its customer has not confirmed. */
  unconfirmed?: boolean
}

export type Stepped =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'not_found' | 'unconfirmed' | 'not_asked' | 'ended' }
  | { ok: false; code: 'forbidden'; status: PublicStatus }
