import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS, MINUTE_MS } from '../../durations'
import { log } from '../../http/log.server'
import { type AttemptStatus, isOpen } from '../../payments/attempt'
import {
  type Attempt,
  attemptsOf,
  changeAttempt,
  findAttempt,
  knownAttempt,
  takeBy,
} from '../../payments/attempts.server'
import { eventProcessed, findEvent } from '../../payments/events.server'
import { noteFinding } from '../../payments/findings.server'
import { openedProvider } from '../../payments/open-providers.server'
import { type Provider, ProviderAway, ProviderRefused, type Reading } from '../../payments/provider'
import { lockOrder } from '../order/lock-order.server'
import { LOOK_JOB } from '../paying/end-attempts-soon.server'
import { type Applied, applyReading } from './apply-reading.server'

export const EVENT_JOB = 'payment-message'

/** The times after its start at which an open attempt is read, in milliseconds. */
export const LOOKS_MS = [
  ...[1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS),
  ...[6, 24].map((hours) => hours * HOUR_MS),
]

interface LookJob {
  attemptId: string
  /** The place in LOOKS_MS; missing in a job that was planned out of turn. */
  look?: number
}

/** Plans to read an attempt, whatever messages come; `look` counts from 0. */
export const enqueueLook = (
  connection: Connection,
  { id, created_at }: Pick<Attempt, 'id' | 'created_at'>,
  look: number,
) =>
  enqueue(connection, {
    kind: LOOK_JOB,
    payload: { attemptId: id, look } satisfies LookJob,
    key: `${LOOK_JOB}:${id}:${look}`,
    runAt: created_at + (LOOKS_MS[look] ?? 0),
  })

/** Reads an open attempt and plans the next look; the last one calls a person where it is open. */
export const lookHandler =
  (db: Database) =>
  async ({ attemptId, look }: LookJob) => {
    const attempt = await findAttempt(db, attemptId)
    if (!attempt || !isOpen(attempt.status)) return
    // The next look is planned before, so that a process killed in this one leaves no gap.
    if (look !== undefined && look + 1 < LOOKS_MS.length)
      await inTransaction(db, (connection) => enqueueLook(connection, attempt, look + 1))
    const status = await unlessAway(() => readAttempt(db, attemptId))
    if (look !== LOOKS_MS.length - 1 || (status !== undefined && !isOpen(status))) return
    const after = await findAttempt(db, attemptId)
    // Reserved money has a list of its own at the desk.
    if (after && takeBy(after) === undefined)
      await inTransaction(db, (connection) => noteNoAnswer(connection, attempt))
  }

const noteNoAnswer = (connection: Connection, attempt: Attempt) =>
  noteFinding(connection, {
    ...{ kind: 'no_answer', subject: attempt.id, provider: attempt.provider, attempt },
    facts: {
      ...{ amount: attempt.amount, currency: attempt.currency },
      ...{ reference: attempt.reference, status: attempt.status },
    },
  })

/** Returns undefined, and logs why, where the provider gave no answer. */
export async function unlessAway<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderAway) && !(error instanceof ProviderRefused)) throw error
    log.warn({ err: error }, 'a payment provider gave no answer')
    return undefined
  }
}

export const enqueueEvent = (connection: Connection, eventId: string) =>
  enqueue(connection, {
    kind: EVENT_JOB,
    payload: { eventId },
    key: `${EVENT_JOB}:${eventId}`,
  })

/** Reads the attempt that a stored message names; the worker tries again where that fails. */
export const eventHandler =
  (db: Database) =>
  async ({ eventId }: { eventId: string }) => {
    const event = await findEvent(db, eventId)
    if (!event || event.processed_at !== null || event.attempt_id === null) return
    const status = await readAttempt(db, event.attempt_id)
    await inTransaction(db, (connection) => eventProcessed(connection, eventId, status))
  }

/** What has just happened when `onStep` is called; tests break off there. */
type ReadingStep = 'read' | 'read-applied' | 'asked' | 'asked-applied'

interface ReadOptions {
  /** The order is about to end: an attempt that is still open is ended at its provider. */
  ending?: boolean
  /** A person wants reserved money to be taken, or given free. */
  wanted?: 'capture' | 'release'
  onStep?(step: ReadingStep): void
}

/**
 * Asks the provider about an attempt and applies what it says; takes agreed money of an order that
 * waits for it, and ends an attempt that nobody needs. Any process may call this at any time.
 * Returns the status. Throws ProviderAway where the provider does not answer or is not set up.
 */
export async function readAttempt(
  db: Database,
  id: string,
  { ending = false, wanted, onStep = () => {} }: ReadOptions = {},
): Promise<AttemptStatus> {
  const attempt = await findAttempt(db, id)
  if (!attempt) throw new Error(`no attempt ${id}`)
  const known = knownAttempt(attempt)
  if (!known) return endUnstarted(db, attempt, ending)
  const opened = openedProvider(attempt.provider)
  if (!opened) throw new ProviderAway(`${attempt.provider} is not set up`)
  const { provider } = opened
  const reading = await provider.read(known)
  onStep('read')
  const applied = await applyReading(db, attempt, reading, { ending, wanted })
  onStep('read-applied')
  if (!applied.next) return applied.attempt.status
  const asked = await askNext(provider, applied)
  onStep('asked')
  const last = await applyReading(db, attempt, asked, { last: true })
  onStep('asked-applied')
  return last.attempt.status
}

/** A refusal says that something else has happened meanwhile, so that it is read again. */
async function askNext(provider: Provider, { attempt, next }: Applied): Promise<Reading> {
  const known = knownAttempt(attempt)
  if (!known) throw new Error(`attempt ${attempt.id} was never started`)
  try {
    return await (next === 'capture' ? provider.capture(known) : provider.cancel(known))
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error
    return provider.read(known)
  }
}

/** The shopper never got the page of an attempt without a provider's id, and cannot pay there. */
const endUnstarted = (db: Database, { id, order_id }: Attempt, ending: boolean) =>
  inTransaction(db, async (connection): Promise<AttemptStatus> => {
    await lockOrder(connection, { id: order_id })
    const attempt = (await attemptsOf(connection, order_id)).find((one) => one.id === id)
    if (attempt?.status !== 'created') return attempt?.status ?? 'expired'
    if (attempt.provider_ref !== null) return attempt.status
    if (!ending && Date.now() < attempt.expires_at) return attempt.status
    await changeAttempt(connection, id, { status: 'expired', read_at: Date.now() })
    return 'expired'
  })
