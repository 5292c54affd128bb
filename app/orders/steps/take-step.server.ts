import { updateRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { changeLocked, type Left } from '../changing/change-status.server'
import { type PublicStatus, publicStatus } from '../order/status'
import type { OrderRow } from '../reading/find-order.server'
import { changedNow } from '../versions/changed.server'
import { confirmOrder } from './confirm-order.server'
import type { Sending, Step, Stepped } from './step'

const STATUS = {
  pay: 'paid',
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
} as const

/**
 * Takes one step of an order that the caller's transaction has locked, as commands do; repeated, it
 * changes nothing. The caller announces the stock after its commit.
 */
export async function takeStepIn(
  connection: Connection,
  order: OrderRow,
  step: Step,
  { tracking, carrier, unconfirmed }: Sending,
  onRestock: (left: Left) => void,
): Promise<Stepped> {
  if (step === 'pack' || step === 'unpack') return packOrderIn(connection, order, step === 'pack')
  if (step === 'confirm') {
    const confirmed = await confirmOrder(connection, { number: order.number })
    if (!confirmed.ok && confirmed.code === 'wrong_code') throw new Error('a code was asked for')
    return confirmed as Stepped
  }
  const sent = {
    ...(tracking && { tracking }),
    ...(carrier && { carrier }),
  }
  const conditions = step === 'ship' ? { unconfirmed, ...sent } : {}
  return changeLocked(connection, order, STATUS[step], conditions, onRestock)
}

type Packed =
  | { ok: true; changed: boolean }
  | { ok: false; code: 'unconfirmed' }
  | { ok: false; code: 'forbidden'; status: PublicStatus }

/** Marks an order locked by the caller's transaction as packed or not; the customer sees no change. */
async function packOrderIn(
  connection: Connection,
  order: OrderRow,
  packed: boolean,
): Promise<Packed> {
  const { status } = order
  if (status === 'awaiting_confirmation') return { ok: false, code: 'unconfirmed' }
  if (status !== 'paid' && status !== 'confirmed')
    return { ok: false, code: 'forbidden', status: publicStatus(status) }
  if ((order.packed_at !== null) === packed) return { ok: true, changed: false }
  await updateRow(connection, 'orders', order.id, {
    packed_at: packed ? Date.now() : null,
    ...changedNow(),
  })
  return { ok: true, changed: true }
}
