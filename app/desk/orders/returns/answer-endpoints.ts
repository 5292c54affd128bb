import { z } from 'zod'
import { restocking } from '../../../orders/changing/change-status.server'
import { type Answered, answerReturnIn } from '../../../orders/returns/answer-return.server'
import { listReturnsOf } from '../../../orders/returns/find-returns.server'
import type { Answer } from '../../../orders/returns/return-rules'
import { type DeskCall, DeskFault, endpoint } from '../../api/endpoint'
import { linesInput, version } from '../api/fields.server'
import { orderAtVersion, withVersions } from '../api/order-version.server'

interface With {
  version?: number
  reason?: string
  restock?: boolean
  recorded?: boolean
}

export const answerEndpoints = [
  endpoint('POST /orders/:number/returns/:sequence/answer', 'orders.change', {
    input: z.discriminatedUnion('to', [
      z.object({ to: z.literal('accepted'), version }),
      z.object({ to: z.literal('refused'), reason: linesInput(1000, true), version }),
      z.object({ to: z.literal('received'), restock: z.boolean().default(false), version }),
    ]),
    handle: ({ input: { to, ...how }, ...call }) => answer(call, to, how),
  }),
  endpoint('POST /orders/:number/returns/:sequence/refund', 'orders.refund', {
    sensitive: true,
    /** `recorded`: the refund was made before, without mention of the return. */
    input: z.object({ recorded: z.boolean().default(false), version }),
    handle: ({ input, ...call }) => answer(call, 'refunded', input),
  }),
]

type Call = Omit<DeskCall<unknown>, 'input'>

async function answer({ db, params, staff, audit }: Call, to: Answer, { version, ...how }: With) {
  return restocking(db, async (connection, onRestock) => {
    const row = await orderAtVersion(connection, params.number ?? '', undefined)
    const { id, number } = row
    const known = (await listReturnsOf(connection, [id])).get(id) ?? []
    const one = known.find(({ sequence }) => String(sequence) === params.sequence)
    if (!one) throw new DeskFault(404, 'not_found', 'There is no such return.')
    // A repeated answer has been given already, though it has changed the order's version.
    if (one.state !== to) await orderAtVersion(connection, number, version)
    const which = { order: number, sequence: one.sequence }
    const outcome = await answerReturnIn(
      connection,
      which,
      to,
      { ...how, by: staff.name },
      onRestock,
    )
    if (!outcome.ok) throw refusalOf(outcome)
    if (outcome.changed)
      await audit(connection, `return.${to}`, `order ${number}`, {
        before: { return: one.number, state: one.state },
        after: {
          ...{ state: to, refund: outcome.refund, currency: one.currency },
          ...(how.reason && { reason: how.reason }),
          ...(outcome.restocked && { restocked: true }),
        },
      })
    const { changed, refund } = outcome
    return withVersions(connection, row, { changed, amount: refund })
  })
}

const REFUSED = {
  not_refundable:
    'Less than that is recorded as paid and not refunded yet. Record what was paid first.',
  not_recorded: 'Less than that is recorded as refunded beside the returns of this order.',
}

function refusalOf(outcome: Answered & { ok: false }) {
  if (outcome.code === 'not_found')
    return new DeskFault(404, 'not_found', 'There is no such return.')
  if (outcome.code !== 'forbidden') return new DeskFault(409, outcome.code, REFUSED[outcome.code])
  const { state, kind } = outcome
  return new DeskFault(
    409,
    'forbidden',
    kind === 'withdrawal' && state === 'accepted'
      ? 'Nobody can refuse a withdrawal; it waits for its parcel.'
      : `This return is ${state}.`,
  )
}
