import { repeat } from '../../database/jobs/repeat.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, HOUR_MS } from '../../durations'
import { log } from '../../http/log.server'
import { pendingRefunds, refundedSince } from '../../payments/asked-refunds.server'
import { type Attempt, findNamedAttempt, openAttempts } from '../../payments/attempts.server'
import { noteFinding } from '../../payments/findings.server'
import { openedProvider } from '../../payments/open-providers.server'
import { type ListedPayment, PROVIDERS, type ProviderName } from '../../payments/provider'
import { LOOKS_MS, readAttempt, unlessAway } from './attempt-jobs.server'
import { readPayouts } from './read-payouts.server'
import { askRefund, noteStuckRefund } from './refund-job.server'

/** The days that are compared overlap, so that no payment falls between two comparisons. */
const COMPARED_MS = 3 * DAY_MS
/** A payment this young may still be on its way into the ledger. */
const SETTLED_MS = HOUR_MS
/** A bank gives a refund back that it cannot book within some weeks. */
const MAY_COME_BACK_MS = 30 * DAY_MS
const AT_ONCE = 500

interface Comparison {
  /** Attempts and refunds that were read again. */
  read: number
  /** Payments that a provider listed. */
  listed: number
  /** Payouts that were not known before. */
  payouts: number
  /** The providers that gave no answer. */
  away: ProviderName[]
}

/**
 * Reads everything again that should have ended by now, or `all` that is open, and compares the
 * payments and payouts that each provider lists with the ledger. What does not match is noted for a
 * person.
 */
export async function comparePayments(
  db: Database,
  now = Date.now(),
  { all = false } = {},
): Promise<Comparison> {
  const done: Comparison = { read: 0, listed: 0, payouts: 0, away: [] }
  const oldest = all ? now : now - (LOOKS_MS.at(-1) ?? 0)
  for (const { id } of await openAttempts(db, oldest, AT_ONCE)) {
    await unlessAway(() => readAttempt(db, id))
    done.read++
  }
  for (const { id } of await pendingRefunds(db, now - HOUR_MS, AT_ONCE)) {
    // Looks beyond the last one plan no further look.
    await unlessAway(() => askRefund(db, { refundId: id, looks: Number.MAX_SAFE_INTEGER }))
    await noteStuckRefund(db, id, now - DAY_MS)
    done.read++
  }
  for (const { attempt_id } of await refundedSince(db, now - MAY_COME_BACK_MS, AT_ONCE)) {
    await unlessAway(() => readAttempt(db, attempt_id))
    done.read++
  }
  for (const name of PROVIDERS) {
    const listed = await unlessAway(() => compareWith(db, name, now))
    const payouts = await unlessAway(() => readPayouts(db, name, now))
    if (listed === undefined || payouts === undefined) done.away.push(name)
    done.listed += listed ?? 0
    done.payouts += payouts ?? 0
  }
  return done
}

async function compareWith(db: Database, name: ProviderName, now: number) {
  const provider = openedProvider(name)?.provider
  if (!provider?.list) return 0
  const [from, until] = [now - COMPARED_MS, now - SETTLED_MS]
  const seen = new Set<string>()
  let count = 0
  for await (const payment of provider.list(from, now)) {
    count++
    seen.add(payment.providerRef)
    if (payment.at <= until) await compareListed(db, name, payment)
  }
  for (const attempt of await capturedBetween(db, name, from, until))
    if (!seen.has(attempt.provider_ref ?? ''))
      await note(db, name, 'not_at_provider', attempt.reference, attempt, attempt)
  return count
}

/** A payment that the ledger lacks is read first: its message may only be lost. */
async function compareListed(db: Database, name: ProviderName, payment: ListedPayment) {
  const attempt = await findNamedAttempt(db, name, payment)
  if (attempt?.status === 'captured') return
  const status = attempt && (await readAttempt(db, attempt.id))
  if (status === 'captured' || status === 'review') return
  await note(db, name, 'not_in_ledger', payment.providerRef, payment, attempt)
}

const note = (
  db: Database,
  provider: ProviderName,
  kind: 'not_in_ledger' | 'not_at_provider',
  reference: string,
  { amount, currency }: { amount: number; currency: string },
  attempt?: Attempt,
) =>
  inTransaction(db, (connection) =>
    noteFinding(connection, {
      ...{ kind, subject: `${provider} ${reference}`, provider, attempt },
      facts: { amount, currency, reference },
    }),
  )

const capturedBetween = (db: Database, name: ProviderName, from: number, until: number) =>
  db
    .selectFrom('order_payments')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'order_payments.attempt_id')
    .selectAll('payment_attempts')
    .where('order_payments.kind', '=', 'captured')
    .where('order_payments.at', '>', from + DAY_MS)
    .where('order_payments.at', '<=', until)
    .where('payment_attempts.provider', '=', name)
    .execute()

/** Compares at the start and once a day; several processes do no harm to each other. */
export function startComparingPayments(db: Database) {
  const comparing = repeat(
    () => comparePayments(db),
    DAY_MS,
    (error) => log.error({ err: error }, 'payments could not be compared with their providers'),
  )
  comparing.run()
  return comparing
}
