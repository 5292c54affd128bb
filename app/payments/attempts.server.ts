import { type Selectable, sql, type Updateable } from 'kysely'
import type { Connection } from '../database/tables.server'
import { timeOrderedId } from '../database/time-ordered-id.server'
import { DAY_MS } from '../durations'
import { OPEN_STATUSES } from './attempt'
import type { KnownAttempt, ProviderMoney, ProviderName, VerifiedMessage } from './provider'
import type { PaymentAttemptsTable } from './tables.server'

export type Attempt = Selectable<PaymentAttemptsTable>

/** Returns the attempts of an order, the first first. */
export const attemptsOf = (db: Connection, orderId: number): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempt_no')
    .execute()

export const findAttempt = (db: Connection, id: string): Promise<Attempt | undefined> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).executeTakeFirst()

/** Finds the attempt that a message names, by an id of the provider or else by the reference. */
export async function findNamedAttempt(
  db: Connection,
  provider: ProviderName,
  { providerRef, paymentRef, reference }: NamedAttempt,
): Promise<Attempt | undefined> {
  const all = db.selectFrom('payment_attempts').selectAll().where('provider', '=', provider)
  const names = [
    ['provider_ref', providerRef],
    ['payment_ref', paymentRef],
    ['reference', reference],
  ] as const
  for (const [column, value] of names) {
    const found =
      value === undefined ? undefined : await all.where(column, '=', value).executeTakeFirst()
    if (found) return found
  }
  return undefined
}

type NamedAttempt = Pick<VerifiedMessage, 'providerRef' | 'paymentRef' | 'reference'>

/** Stores a further attempt of an order that the caller has locked. */
export async function addAttempt(
  connection: Connection,
  order: { id: number; number: string },
  asked: ProviderMoney & { provider: ProviderName; expiresAt: number; byHand: boolean },
): Promise<Attempt> {
  const earlier = await attemptsOf(connection, order.id)
  const attemptNo = (earlier.at(-1)?.attempt_no ?? 0) + 1
  return connection
    .insertInto('payment_attempts')
    .values({
      id: timeOrderedId(),
      order_id: order.id,
      provider: asked.provider,
      attempt_no: attemptNo,
      reference: `${order.number}-${attemptNo}`,
      amount: asked.amount,
      currency: asked.currency,
      status: 'created',
      created_at: Date.now(),
      expires_at: asked.expiresAt,
      by_hand: asked.byHand ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes an attempt whose order the caller has locked. */
export const changeAttempt = (
  connection: Connection,
  id: string,
  values: Updateable<PaymentAttemptsTable>,
) => connection.updateTable('payment_attempts').set(values).where('id', '=', id).execute()

/** Returns the oldest attempts created before a time that may still be paid. */
export const openAttempts = (db: Connection, before: number, limit: number) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('status', 'in', OPEN_STATUSES)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** A reservation lasts about seven days at a provider; then its money goes back by itself. */
const RESERVED_MS = 7 * DAY_MS

/** Returns the time until which a person may take reserved money; undefined of any other attempt. */
export const takeBy = ({ by_hand, status, reserved_at }: Attempt) =>
  by_hand === 1 && status === 'authorized' && reserved_at !== null
    ? Number(reserved_at) + RESERVED_MS
    : undefined

/** Returns the attempts whose reserved money a person has to take, the oldest first. */
export const reservedAttempts = (db: Connection, limit: number): Promise<Attempt[]> =>
  reserved(db).selectAll().orderBy('reserved_at').limit(limit).execute()

export async function countReserved(db: Connection) {
  const { count } = await reserved(db)
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** The condition is written as in the partial index (073), which serves it. */
const reserved = (db: Connection) =>
  db.selectFrom('payment_attempts').where(sql<boolean>`by_hand = 1 and status = 'authorized'`)

/** Returns attempts of all orders, the newest first. */
export const latestAttempts = (db: Connection, limit: number): Promise<Attempt[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Returns the attempt as its provider needs it; undefined before the provider answered. */
export function knownAttempt(attempt: Attempt): KnownAttempt | undefined {
  if (attempt.provider_ref === null) return undefined
  return {
    key: attempt.id,
    reference: attempt.reference,
    providerRef: attempt.provider_ref,
    amount: attempt.amount,
    currency: attempt.currency,
    ...(attempt.payment_ref !== null && { paymentRef: attempt.payment_ref }),
  }
}
