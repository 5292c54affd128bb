import { z } from 'zod'
import type { Connection } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { readAttempt } from '../../../orders/online/attempt-jobs.server'
import {
  decideStuckRefund,
  type RefundDecided,
  refundAgain,
} from '../../../orders/online/decide-refund.server'
import type { OrderRow } from '../../../orders/reading/find-order.server'
import { type Attempt, findAttempt, takeBy } from '../../../payments/attempts.server'
import { ProviderAway, ProviderRefused } from '../../../payments/provider'
import { type DeskCall, DeskFault, endpoint } from '../../api/endpoint'
import { linesInput } from './fields.server'
import { orderAtVersion, withVersions } from './order-version.server'

type Call = Pick<DeskCall<unknown>, 'db' | 'params' | 'audit'>

/** Endpoints for an order's payments at providers, which are asked outside of any transaction. */
export const paymentEndpoints = [
  endpoint(
    'POST /orders/:number/payments/:attempt/ask',
    'payments.change',
    async ({ db, params, judge }) => {
      const { row, attempt } = await inTransaction(db, async (connection) => {
        await judge(connection)
        return attemptOf(connection, params)
      })
      const status = await answered(() => readAttempt(db, attempt.id))
      return withVersions(db, row, { status })
    },
  ),
  byHand('take', 'order.payment-taken', async (db, { id }) => {
    const status = await answered(() => readAttempt(db, id, { wanted: 'capture' }))
    if (status === 'captured') return status
    if (status !== 'authorized') throw notReserved(status)
    throw new DeskFault(409, 'being_taken', 'Another payment of this order is being taken. Wait.')
  }),
  byHand('release', 'order.payment-released', async (db, { id }) => {
    const status = await answered(() => readAttempt(db, id, { wanted: 'release' }))
    if (status === 'authorized')
      throw new DeskFault(409, 'still_reserved', 'The provider still holds the money. Try again.')
    return status
  }),
  decided('again', z.object({}), 'order.refund-tried-again', (connection, id) =>
    refundAgain(connection, id),
  ),
  decided(
    'decide',
    z.object({ went: z.boolean(), note: linesInput(500, true) }),
    'order.refund-decided',
    (connection, id, { went, note }) => decideStuckRefund(connection, id, { went, reason: note }),
  ),
]

/** Takes reserved money or gives it free. What was asked is logged before the provider hears of it. */
function byHand(
  act: 'take' | 'release',
  action: string,
  ask: (db: DeskCall<unknown>['db'], attempt: Attempt) => Promise<string>,
) {
  return endpoint(
    `POST /orders/:number/payments/:attempt/${act}`,
    'payments.change',
    async ({ db, params, audit }: Call) => {
      const { row, attempt } = await inTransaction(db, async (connection) => {
        const found = await attemptOf(connection, params)
        const { amount, currency, reference, status } = found.attempt
        if (takeBy(found.attempt) === undefined) throw notReserved(status)
        const subject = `order ${found.row.number}`
        await audit(connection, action, subject, { after: { amount, currency, reference } })
        return found
      })
      return withVersions(db, row, { status: await ask(db, attempt) })
    },
  )
}

const notReserved = (status: string) =>
  new DeskFault(409, 'not_reserved', 'No money of this payment is reserved any more.', { status })

/** Decides about a refund at a provider, in one transaction with its entry in the log. */
function decided<Input>(
  act: string,
  input: z.ZodType<Input>,
  action: string,
  decide: (connection: Connection, id: string, input: Input) => Promise<RefundDecided>,
) {
  return endpoint<Input>(`POST /orders/:number/payments/refunds/:refund/${act}`, 'orders.refund', {
    sensitive: true,
    input,
    handle: ({ db, params, input, audit }) =>
      inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', undefined)
        const done = await decide(connection, params.refund ?? '', input)
        if (!done.ok) throw refusalOf(done.code)
        if (done.attempt.order_id !== row.id) throw refusalOf('not_found')
        const { amount } = done.refund
        const { reference, currency } = done.attempt
        const after = { amount, currency, reference, ...input }
        await audit(connection, action, `order ${row.number}`, { after })
        return withVersions(connection, row, { amount })
      }),
  })
}

const REFUSED = {
  not_failed: 'This refund did not fail, or is being tried again.',
  not_stuck: 'The provider may still answer about this refund.',
  nothing_left: 'The provider holds less of this payment than the refund needs.',
}

const refusalOf = (code: keyof typeof REFUSED | 'not_found') =>
  code === 'not_found'
    ? new DeskFault(404, code, 'This order has no such refund.')
    : new DeskFault(409, code, REFUSED[code])

async function attemptOf(
  connection: Connection,
  params: Record<string, string>,
): Promise<{ row: OrderRow; attempt: Attempt }> {
  const row = await orderAtVersion(connection, params['number'] ?? '', undefined)
  const attempt = await findAttempt(connection, params['attempt'] ?? '')
  if (attempt?.order_id !== row.id)
    throw new DeskFault(404, 'not_found', 'This order has no such payment.')
  return { row, attempt }
}

/** Words what the provider refused, and that it gave no answer. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderAway)
      throw new DeskFault(503, 'provider_away', `The provider gave no answer: ${error.message}`)
    if (error instanceof ProviderRefused)
      throw new DeskFault(409, 'provider_refused', `The provider refused: ${error.message}`)
    throw error
  }
}
