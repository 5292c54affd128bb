import type { Payment } from '../../settings/payments'
import type { OrderStatus } from '../status'

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
export function stageOf(order: {
  status: OrderStatus
  payment: Payment
  due_at: number | null
  packed_at: number | null
}): Stage {
  const { status } = order
  if (status !== 'paid' && status !== 'confirmed') return status
  if (status === 'confirmed' && order.due_at !== null) return 'to_confirm'
  return order.packed_at === null ? 'to_pack' : 'packed'
}
