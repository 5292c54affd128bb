import { z } from 'zod'
import type { Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { log } from '../../../http/log.server'
import { restocking } from '../../../orders/changing/change-status.server'
import { type PublicStatus, publicStatus } from '../../../orders/order/status'
import { type MarkedUnpaid, markUnpaidIn } from '../../../orders/steps/mark-unpaid.server'
import { type Sending, STEPS, type Step, type Stepped } from '../../../orders/steps/step'
import { takeStepIn } from '../../../orders/steps/take-step.server'
import { type DeskCall, DeskFault, endpoint, isAccessLost } from '../../api/endpoint'
import type { VersionSpan } from '../order/own-changes'
import { lineInput, linesInput, version } from './fields.server'
import { noSuchOrder, orderAtVersion, withVersions } from './order-version.server'
import type { BulkAnswer, StepOutcome } from './step-outcome'

const MOST_AT_ONCE = 200

const number = z.string().min(1).max(40)
const sending = {
  tracking: lineInput(100).optional(),
  carrier: lineInput(60).optional(),
  unconfirmed: z.boolean().optional(),
}

/** Endpoints for steps of orders: of one at its version, and of several with one outcome each. */
export const stepEndpoints = [
  endpoint('POST /orders/bulk', 'orders.change', {
    input: z.object({
      step: z.enum(STEPS),
      orders: z
        .array(z.object({ number, ...sending }))
        .min(1, 'Choose orders first.')
        .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} orders at once.`),
    }),
    handle: async ({ input: { step, orders }, ...call }): Promise<BulkAnswer> => {
      const outcomes: StepOutcome[] = []
      for (const { number, ...how } of orders)
        outcomes.push(
          await auditedStep(call, number, step, how).then(
            ({ number, stepped }) => ({ number, ...stepped }),
            (error) => {
              if (isAccessLost(error)) throw error
              return { number, ok: false, code: codeOf(error) }
            },
          ),
        )
      return { step, outcomes }
    },
  }),
  endpoint('POST /orders/:number/steps', 'orders.change', {
    input: z.object({ step: z.enum(STEPS), version, ...sending }),
    handle: async ({ params, input: { step, ...how }, ...call }) => {
      const { stepped, versions } = await auditedStep(call, params.number ?? '', step, how)
      if (!stepped.ok) throw refusalOf(stepped)
      return { changed: stepped.changed, versions }
    },
  }),
  endpoint('POST /orders/:number/unpaid', 'orders.change', {
    input: z.object({ version, reason: linesInput(500, true), mail: z.boolean().default(false) }),
    handle: ({ db, params, input: { reason, mail, ...seen }, audit }) =>
      inTransaction(db, async (connection) => {
        const row = await orderAtVersion(connection, params.number ?? '', seen.version)
        const marked = await markUnpaidIn(connection, row, { mail })
        if (!marked.ok) throw unpaidRefusal(marked)
        const { changed } = marked
        if (changed)
          await audit(connection, 'order.unpaid', `order ${row.number}`, {
            before: { paidAt: row.paid_at },
            after: { reason },
          })
        return withVersions(connection, row, { changed })
      }),
  }),
]

const NOT_UNPAID = {
  packed: 'This order is packed: mark it as not packed first.',
  not_by_transfer: 'This order is not paid by bank transfer.',
  money_moved: 'Money of this order was booked or refunded.',
}

const unpaidRefusal = (refusal: MarkedUnpaid & { ok: false }) =>
  refusal.code === 'forbidden'
    ? statusRefusal(refusal)
    : new DeskFault(409, refusal.code, NOT_UNPAID[refusal.code])

/** Reports one order's failure, so that the others go on; repeating a step does no harm. */
function codeOf(error: unknown): StepOutcome['code'] {
  if (error instanceof DeskFault && error.code === 'not_found') return 'not_found'
  log.error({ err: error }, 'a step of an order failed')
  return 'failed'
}

const REFUSED = {
  unconfirmed: 'Its customer has not confirmed this order.',
  not_asked: 'This order needs no confirmation.',
  ended: 'The time to confirm this order is over.',
}

function refusalOf(stepped: Stepped & { ok: false }) {
  if (stepped.code === 'not_found') return noSuchOrder()
  if (stepped.code !== 'forbidden') return new DeskFault(409, stepped.code, REFUSED[stepped.code])
  return statusRefusal(stepped)
}

const statusRefusal = ({ status }: { status: PublicStatus }) =>
  new DeskFault(409, 'forbidden', `This order is ${status.replaceAll('_', ' ')}.`, { status })

const ACTIONS: Record<Step, string> = {
  confirm: 'order.confirmed',
  pay: 'order.paid',
  pack: 'order.packed',
  unpack: 'order.unpacked',
  ship: 'order.shipped',
  deliver: 'order.delivered',
  cancel: 'order.cancelled',
}

type Call = Pick<DeskCall<unknown>, 'db' | 'audit'>

/** Takes a step and logs it in one transaction. Throws DeskFault. */
async function auditedStep(
  { db, audit }: Call,
  written: string,
  step: Step,
  { version, ...sending }: Sending & { version?: number },
): Promise<{ number: string; stepped: Stepped; versions: VersionSpan }> {
  return restocking(db as Database, async (connection, onRestock) => {
    const order = await orderAtVersion(connection, written, version)
    const { number, status } = order
    const stepped = await takeStepIn(connection, order, step, sending, onRestock)
    if (stepped.ok && stepped.changed) {
      const { tracking, carrier } = sending
      await audit(connection, ACTIONS[step], `order ${number}`, {
        before: { status: publicStatus(status) },
        ...((tracking || carrier) && { after: { tracking, carrier } }),
      })
    }
    return withVersions(connection, order, { number, stepped })
  })
}
