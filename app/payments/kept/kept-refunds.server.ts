import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import type { RefundJournal } from '../wire/refund-journal'

/** Keeps in the database which refunds were sent to providers without idempotency keys. */
export function keptRefunds(db: Database): RefundJournal {
  return {
    begin: (attempt, { key, amount, sentAt, refundRef }) =>
      inTransaction(db, async (connection) => {
        const row = await connection
          .insertInto('sent_refunds')
          .values({
            ...{ attempt_id: attempt, refund_id: key, amount },
            ...{ sent_at: sentAt, refund_ref: refundRef ?? null },
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('refund_id')
          .executeTakeFirst()
        return row !== undefined
      }),
    async found(attempt, key, refundRef) {
      await inTransaction(db, (connection) =>
        connection
          .updateTable('sent_refunds')
          .set({ refund_ref: refundRef })
          .where('attempt_id', '=', attempt)
          .where('refund_id', '=', key)
          .execute(),
      )
    },
    async drop(attempt, key) {
      await inTransaction(db, (connection) =>
        connection
          .deleteFrom('sent_refunds')
          .where('attempt_id', '=', attempt)
          .where('refund_id', '=', key)
          .execute(),
      )
    },
    async sent(attempt) {
      const rows = await db
        .selectFrom('sent_refunds')
        .selectAll()
        .where('attempt_id', '=', attempt)
        .orderBy('sent_at')
        .orderBy('refund_id')
        .execute()
      return rows.map(({ refund_id: key, amount, sent_at: sentAt, refund_ref }) => ({
        ...{ key, amount, sentAt },
        ...(refund_ref !== null && { refundRef: refund_ref }),
      }))
    },
  }
}
