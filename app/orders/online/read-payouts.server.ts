import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { DAY_MS, MINUTE_MS } from '../../durations'
import { log } from '../../http/log.server'
import { noteFinding, openFindings, settleFinding } from '../../payments/findings.server'
import { openedProvider } from '../../payments/open-providers.server'
import type { ListedPayout, PayoutPart, Payouts } from '../../payments/payouts/payout'
import {
  addPayout,
  addPayoutState,
  type KnownPayout,
  knownPayouts,
  toldOf,
} from '../../payments/payouts/store-payouts.server'
import { ProviderAway, type ProviderName } from '../../payments/provider'
import { readAttempt, unlessAway } from './attempt-jobs.server'
import { comparePayout } from './compare-payout.server'

/** The age up to which payouts are listed each day: none is missed, a late failure is seen. */
const LISTED_MS = 400 * DAY_MS
/** What is not read by then is read at the next comparison. */
const MOST_MS = 10 * MINUTE_MS
/** A provider that fails so often is asked for no further payout. */
const MOST_FAILURES = 3
const MOST_PARTS = 200_000
const MOST_NAMED = 10
const MOST_READ_AGAIN = 50

/**
 * Reads what a provider paid out since the shop's first payment there, and stores each payout once
 * with what it is made of. One whose sum is not what the ledger says, and one that failed, is noted
 * for a person. Any process may call this at any time. Returns how many payouts are new; throws
 * ProviderAway where some could not be read.
 */
export async function readPayouts(db: Database, name: ProviderName, now: number, mostMs = MOST_MS) {
  const payouts = openedProvider(name)?.provider.payouts
  const first = payouts && (await firstCaptured(db, name))
  if (!payouts || first === undefined) return 0
  const known = await knownPayouts(db, name)
  const end = performance.now() + mostMs
  let [added, failures] = [0, 0]
  for await (const listed of payouts.since(Math.max(first, now - LISTED_MS))) {
    if (performance.now() > end) throw new ProviderAway(`${name} took too long over its payouts.`)
    const before = known.get(listed.payoutRef)
    if (before) await noteKnown(db, name, before, listed)
    else if (listed.parts !== 'later') {
      const parts = await unlessAway(() => partsOf(payouts, listed, end))
      if (parts === undefined) failures++
      else if (await storeNew(db, name, listed, parts)) added++
    }
    if (failures === MOST_FAILURES) break
  }
  await compareAgain(db, name)
  if (failures > 0) throw new ProviderAway(`${name} did not say what ${failures} payouts hold.`)
  return added
}

async function firstCaptured(db: Database, name: ProviderName) {
  const row = await db
    .selectFrom('order_payments as money')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'money.attempt_id')
    .select('money.at')
    .where('money.kind', '=', 'captured')
    .where('attempt.provider', '=', name)
    .orderBy('money.at')
    .limit(1)
    .executeTakeFirst()
  // A payment may be booked some time after it was taken.
  return row && Number(row.at) - DAY_MS
}

/** Returns all parts, each once, though a list may shift while its pages are turned. */
async function partsOf(payouts: Payouts, listed: ListedPayout, end: number) {
  const parts = new Map<string, PayoutPart>()
  if (listed.parts === 'never') return []
  for await (const part of payouts.partsOf(listed)) {
    parts.set(part.partRef, part)
    if (performance.now() > end || parts.size > MOST_PARTS)
      throw new ProviderAway(`Payout ${listed.payoutRef} has too many parts.`)
  }
  return [...parts.values()]
}

const storeNew = (
  db: Database,
  name: ProviderName,
  listed: ListedPayout,
  parts: readonly PayoutPart[],
) =>
  inTransaction(db, async (connection) => {
    const id = await addPayout(connection, name, listed, parts)
    if (id === undefined) return false
    if (listed.parts !== 'never') await noteDifference(connection, name, id, listed)
    if (listed.status === 'failed') await noteFailure(connection, name, listed)
    return true
  })

async function noteDifference(
  connection: Connection,
  name: ProviderName,
  id: string,
  { payoutRef, amount, currency }: ListedPayout,
) {
  const compared = await comparePayout(connection, id)
  if (!compared) return
  const { expected, differing } = compared
  await noteFinding(connection, {
    ...{ kind: 'payout_differs', subject: subjectOf(name, payoutRef), provider: name },
    facts: {
      ...{ amount, currency, reference: payoutRef, expected },
      ...(differing.length > 0 && { parts: differing.slice(0, MOST_NAMED) }),
    },
  })
}

const subjectOf = (name: ProviderName, payoutRef: string) => `${name} ${payoutRef}`

const noteFailure = (
  connection: Connection,
  name: ProviderName,
  { payoutRef, amount, currency, reason }: ListedPayout,
) =>
  noteFinding(connection, {
    ...{ kind: 'payout_failed', subject: subjectOf(name, payoutRef), provider: name },
    facts: { amount, currency, reference: payoutRef, ...(reason && { reason }) },
  })

/** Stores what is new about a payout; its money never changes, or a person looks. */
async function noteKnown(
  db: Database,
  name: ProviderName,
  known: KnownPayout,
  listed: ListedPayout,
) {
  const { amount, currency, payoutRef } = listed
  const isOther = amount !== known.amount || currency !== known.currency
  if (!isOther && known.told.has(toldOf(listed))) return
  await inTransaction(db, async (connection) => {
    await addPayoutState(connection, known.id, listed)
    if (listed.status === 'failed') await noteFailure(connection, name, listed)
    if (!isOther) return
    await noteFinding(connection, {
      ...{ kind: 'payout_differs', provider: name },
      subject: `${subjectOf(name, payoutRef)} ${amount} ${currency}`,
      facts: {
        ...{ amount, currency, reference: payoutRef },
        ...(currency === known.currency && { expected: known.amount }),
      },
    })
  })
}

/** Reads the payments again about which a payout and the books differ: a message may be lost. */
async function compareAgain(db: Database, name: ProviderName) {
  const open = (await openFindings(db)).filter(
    ({ kind, provider }) => kind === 'payout_differs' && provider === name,
  )
  if (open.length === 0) return
  const known = await knownPayouts(db, name)
  let read = 0
  for (const { subject, facts } of open) {
    const id = known.get(facts.reference ?? '')?.id
    if (id === undefined || subject !== subjectOf(name, facts.reference ?? '')) continue
    for (const attemptId of new Set((await comparePayout(db, id))?.attemptIds))
      if (read++ < MOST_READ_AGAIN) await unlessAway(() => readAttempt(db, attemptId))
    if ((await comparePayout(db, id)) !== undefined) continue
    log.info({ payout: facts.reference }, 'a payout is as the books say by now')
    await settleFinding(db, 'payout_differs', subject)
  }
}
