import type { OrderStatus } from '../order/status'

/** The stages of work on an order: its status, or the next step before sending. */
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

/** Returns the stage, as `STAGE` in stage.server.ts does. */
export function stageOf(order: { status: OrderStatus; packed_at: number | null }): Stage {
  const { status } = order
  if (status === 'awaiting_confirmation') return 'to_confirm'
  if (status !== 'paid' && status !== 'confirmed') return status
  return order.packed_at === null ? 'to_pack' : 'packed'
}
