import type { Connection } from '../../database/tables.server'
import type { Attempt } from '../../payments/attempts.server'
import { noteFinding, settleFinding } from '../../payments/findings.server'
import type { DisputeReading } from '../../payments/provider'
import { bookMoney } from '../paying/payments.server'

/**
 * Books the money that a dispute takes away, and books it back when the merchant won it. An open
 * or lost dispute is for a person. The caller has locked the order.
 */
export async function applyDisputes(
  connection: Connection,
  attempt: Attempt,
  readings: readonly DisputeReading[],
) {
  const { id, order_id, provider, currency } = attempt
  for (const { disputeRef, amount, status, answerBy } of readings) {
    const subject = `${provider} ${disputeRef}`
    const money = { attempt_id: id, order_id, amount, reference: disputeRef }
    await bookMoney(connection, { ...money, kind: 'chargeback' })
    await noteFinding(connection, {
      ...{ kind: 'dispute', subject, provider, attempt },
      facts: {
        ...{ amount, currency, reference: attempt.reference, status },
        ...(answerBy !== undefined && { answerBy }),
      },
    })
    if (status !== 'won') continue
    await bookMoney(connection, { ...money, kind: 'chargeback_reversed' })
    await settleFinding(connection, 'dispute', subject)
  }
}
