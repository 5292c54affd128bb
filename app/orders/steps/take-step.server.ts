import type { Connection } from '../../database/tables.server'
import { changeLocked, type Left } from '../changing/change-status.server'
import type { OrderRow } from '../reading/find-order.server'
import { confirmOrder } from './confirm-order.server'
import { packOrderIn } from './pack-order.server'
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
