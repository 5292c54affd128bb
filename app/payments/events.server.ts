import { findRow, updateRow, updateRows } from '../database/rows.server'
import type { Connection } from '../database/tables.server'
import { timeOrderedId } from '../database/time-ordered-id.server'
import type { ProviderName, VerifiedMessage } from './provider'

export interface NewEvent {
  provider: ProviderName
  message: VerifiedMessage
  attemptId: string | null
  /** The body as text, and the epoch milliseconds at which it came. */
  raw: string
  receivedAt: number
}

/** The outcome of a message whose payment may still come. */
const UNKNOWN = 'unknown'
const FOREIGN = 'foreign'

/**
 * Stores a proven message and returns its id; undefined when it came before. One about no payment of
 * the shop is stored without its body.
 */
export async function storeEvent(connection: Connection, event: NewEvent) {
  const { provider, message, attemptId, raw, receivedAt } = event
  const row = await connection
    .insertInto('payment_events')
    .values({
      id: timeOrderedId(),
      provider,
      event_id: message.eventId,
      kind: message.kind,
      attempt_id: attemptId,
      raw: attemptId === null ? null : raw,
      received_at: receivedAt,
      ...(attemptId === null && { processed_at: receivedAt, outcome: 'ignored' }),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/**
 * Stores a message whose payment is not here, without its body, so that the provider's next try finds
 * when it first came. Returns the epoch milliseconds of that; undefined once it was processed.
 */
export async function storeUnknown(
  connection: Connection,
  { provider, message, receivedAt }: Pick<NewEvent, 'provider' | 'message' | 'receivedAt'>,
) {
  const { eventId: event_id, kind } = message
  await connection
    .insertInto('payment_events')
    .values({
      ...{ id: timeOrderedId(), provider, event_id, kind, attempt_id: null, raw: null },
      ...{ received_at: receivedAt, outcome: UNKNOWN },
    })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute()
  const row = await connection
    .selectFrom('payment_events')
    .select(['received_at', 'outcome'])
    .where('provider', '=', provider)
    .where('event_id', '=', event_id)
    .executeTakeFirstOrThrow()
  return row.outcome === UNKNOWN ? row.received_at : undefined
}

/** Gives a message that was unknown its payment, once; undefined for any other. */
export async function recogniseEvent(connection: Connection, event: NewEvent) {
  const row = await connection
    .updateTable('payment_events')
    .set({ attempt_id: event.attemptId, raw: event.raw, outcome: null })
    .where('provider', '=', event.provider)
    .where('event_id', '=', event.message.eventId)
    .where('outcome', '=', UNKNOWN)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Notes that a message is about a payment which is not the shop's. */
export const eventForeign = (
  connection: Connection,
  { provider, message }: Pick<NewEvent, 'provider' | 'message'>,
) =>
  updateRows(
    connection,
    'payment_events',
    { provider, event_id: message.eventId, outcome: UNKNOWN },
    { processed_at: Date.now(), outcome: FOREIGN },
  )

export const findEvent = (db: Connection, id: string) => findRow(db, 'payment_events', { id })

/** Notes what became of a message, and forgets its body, which may name the shopper. */
export const eventProcessed = (connection: Connection, id: string, outcome: string) =>
  updateRow(connection, 'payment_events', id, { processed_at: Date.now(), outcome, raw: null })
