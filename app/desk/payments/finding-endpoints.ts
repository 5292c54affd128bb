import { z } from 'zod'
import { findRows } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { reservedAttempts, takeBy } from '../../payments/attempts.server'
import { countFindings, openFindings, settleByPerson } from '../../payments/findings.server'
import { settings } from '../../settings/settings.server'
import { patternOf } from '../../texts/currency.server'
import { fieldSchema } from '../../ui/forms/field-schema.server'
import { SEVERAL_LINES } from '../../ui/forms/rules'
import { DeskFault, endpoint } from '../api/endpoint'
import { may } from '../rights/rights'
import type { PaymentQueue } from './queue-row'

const MOST_SHOWN = 200

export const findingEndpoints = [
  endpoint('GET /payments', 'payments.read', async ({ db, staff }): Promise<PaymentQueue> => {
    const found = await openFindings(db, MOST_SHOWN)
    const reserved = await reservedAttempts(db, MOST_SHOWN)
    const numbers = await numbersOf(db, [...found, ...reserved])
    const { currency: own } = settings().money
    return {
      count: await countFindings(db),
      findings: found.map(({ id, kind, provider, order_id, facts, found_at, subject }) => {
        // A provider's reason may name the shopper.
        const { reason, ...rest } = facts
        const seen = may(staff.role, 'customers.read') ? facts : rest
        const pattern = patternOf('en', facts.currency ?? own)
        const order = order_id === null ? null : (numbers.get(Number(order_id)) ?? null)
        const foundAt = Number(found_at)
        return { id, kind, provider, order, facts: seen, pattern, foundAt, subject }
      }),
      reserved: reserved.map((attempt) => ({
        ...{ id: attempt.id, provider: attempt.provider, reference: attempt.reference },
        order: numbers.get(Number(attempt.order_id)) ?? '',
        amount: Number(attempt.amount),
        pattern: patternOf('en', attempt.currency),
        takeBy: takeBy(attempt) ?? 0,
      })),
    }
  }),
  endpoint('POST /payments/findings/:id/settle', 'payments.change', {
    input: z.object({
      note: fieldSchema(
        { maxLength: 1000, pattern: SEVERAL_LINES, required: true },
        {
          missing: 'Say what was done, for those who look later.',
          long: 'At most 1000 letters.',
          mismatch: 'This contains characters that cannot be printed.',
        },
      ),
    }),
    handle: ({ db, params, input: { note }, staff, audit }) =>
      inTransaction(db, async (connection) => {
        const id = params['id'] ?? ''
        const settled = await settleByPerson(connection, { id, by: staff.name, note })
        if (!settled)
          throw new DeskFault(409, 'settled', 'Somebody settled this already, or it is not there.')
        const { kind, subject, order_id } = settled
        const order =
          order_id === null
            ? undefined
            : (await numbersOf(connection, [{ order_id }])).get(Number(order_id))
        await audit(
          connection,
          'order.payment-settled',
          order ? `order ${order}` : `payment ${subject}`,
          { after: { kind, about: subject, note } },
        )
        return {}
      }),
  }),
]

async function numbersOf(db: Connection, rows: readonly { order_id: number | null }[]) {
  const ids = [...new Set(rows.flatMap(({ order_id }) => (order_id === null ? [] : [order_id])))]
  if (ids.length === 0) return new Map<number, string>()
  const orders = await findRows(db, 'orders', { id: ids }, ['id', 'number'])
  return new Map(orders.map(({ id, number }) => [Number(id), number]))
}
