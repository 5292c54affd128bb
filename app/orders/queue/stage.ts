import type { OrderStatus } from '../order/status'

/** Where an order stands in the work on it: its status, and for one to be sent, what is next. */
export const STAGES = [
  'to_confirm',
  'awaiting_payment',
  'to_pack',
  'packed',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type Stage = (typeof STAGES)[number]

/** The same as `STAGE` in stage.server.ts. */
export function stageOf(order: { status: OrderStatus; packed_at: number | null }): Stage {
  const { status } = order
  if (status === 'awaiting_confirmation') return 'to_confirm'
  if (status !== 'paid' && status !== 'confirmed') return status
  return order.packed_at === null ? 'to_pack' : 'packed'
}
