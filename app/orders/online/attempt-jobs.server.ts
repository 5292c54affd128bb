import { enqueue } from '../../database/jobs/jobs.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS, MINUTE_MS } from '../../durations'
import { log } from '../../http/log.server'
import { isOpen } from '../../payments/attempt'
import { type Attempt, findAttempt, takeBy } from '../../payments/attempts.server'
import { eventProcessed, findEvent } from '../../payments/events.server'
import { noteFinding } from '../../payments/findings.server'
import { ProviderAway, ProviderRefused } from '../../payments/provider'
import { LOOK_JOB } from '../paying/end-attempts-soon.server'
import { readAttempt } from './read-attempt.server'

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
