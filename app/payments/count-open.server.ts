import type { Connection } from '../database/tables.server'
import { OPEN_STATUSES } from './attempt'
import type { ProviderName } from './provider'

/** What an account is still needed for. */
interface OpenAtProvider {
  /** Attempts that may still be paid. */
  payments: number
  /** Refunds that the provider has not done yet. */
  refunds: number
}

/** Counts what could not be read any more without the provider's account. */
export async function countOpen(db: Connection, provider: ProviderName): Promise<OpenAtProvider> {
  const payments = await db
    .selectFrom('payment_attempts')
    .select((row) => row.fn.countAll().as('count'))
    .where('provider', '=', provider)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow()
  const refunds = await db
    .selectFrom('payment_refunds')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_refunds.attempt_id')
    .select((row) => row.fn.countAll().as('count'))
    .where('payment_attempts.provider', '=', provider)
    .where('payment_refunds.status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return { payments: Number(payments.count), refunds: Number(refunds.count) }
}

/** Returns the epoch milliseconds of each provider's latest message. */
export async function latestMessages(db: Connection) {
  const rows = await db
    .selectFrom('payment_events')
    .select((row) => ['provider' as const, row.fn.max('received_at').as('at')])
    .groupBy('provider')
    .execute()
  return new Map(rows.map(({ provider, at }) => [provider, Number(at)]))
}
