import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { listReturnsOf } from '../../orders/returns/find-returns.server'
import { findReturnedOrder, returnOptions } from '../../orders/returns/return-options.server'
import { returnLabels } from './shown-refunds.server'

export type ShownReturns = Awaited<ReturnType<typeof shownReturns>>

/** Returns what the order's page shows of returns, and which ways to return are open. */
export async function shownReturns(token: string, language: Language) {
  const order = await findReturnedOrder(db, { token })
  if (!order) return { returns: [], labels: [], ways: { ask: false, withdraw: false } }
  const options = await returnOptions(db, order)
  const returns = (await listReturnsOf(db, [order.id])).get(order.id) ?? []
  return {
    returns: returns.map(({ sequence, kind, history, refund, answer }) => ({
      sequence,
      kind,
      history,
      refund,
      answer,
    })),
    labels: returnLabels(token, returns, language),
    ways: { ask: options.return.open, withdraw: options.withdrawal?.open ?? false },
  }
}
