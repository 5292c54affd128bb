import type { Selectable, Updateable } from 'kysely'
import type { Connection } from '../database/tables.server'
import { timeOrderedId } from '../database/time-ordered-id.server'
import type { Attempt } from './attempts.server'
import type { PaymentRefundsTable, RefundCause } from './tables.server'

export type AskedRefund = Selectable<PaymentRefundsTable>

/** Returns the refunds of an attempt, the oldest first. */
export const refundsOfAttempt = (db: Connection, attemptId: string): Promise<AskedRefund[]> =>
  db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

export const findAskedRefund = (db: Connection, id: string): Promise<AskedRefund | undefined> =>
  db.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirst()

/** Stores a refund before its provider is asked; the caller has locked the order. */
export const addRefund = (
  connection: Connection,
  attempt: Pick<Attempt, 'id' | 'order_id'>,
  { amount, cause, refundRef }: { amount: number; cause: RefundCause; refundRef?: string },
): Promise<AskedRefund> =>
  connection
    .insertInto('payment_refunds')
    .values({
      id: timeOrderedId(),
      order_id: attempt.order_id,
      attempt_id: attempt.id,
      amount,
      cause,
      status: 'pending',
      refund_ref: refundRef ?? null,
      asked_at: Date.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const changeRefund = (
  connection: Connection,
  id: string,
  values: Updateable<PaymentRefundsTable>,
) => connection.updateTable('payment_refunds').set(values).where('id', '=', id).execute()

/** Returns pending refunds asked before a time, the oldest first. */
export const pendingRefunds = (db: Connection, before: number, limit: number) =>
  db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('status', '=', 'pending')
    .where('asked_at', '<', before)
    .orderBy('asked_at')
    .limit(limit)
    .execute()

/** Returns the attempts of refunds that went since a time, the latest first. */
export const refundedSince = (db: Connection, since: number, limit: number) =>
  db
    .selectFrom('payment_refunds')
    .select('attempt_id')
    .where('status', '=', 'done')
    .where('settled_at', '>=', since)
    .groupBy('attempt_id')
    .orderBy((row) => row.fn.max('settled_at'), 'desc')
    .limit(limit)
    .execute()
