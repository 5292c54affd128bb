import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import type { AttemptStatus } from '../../payments/attempt'
import {
  type Attempt,
  attemptsOf,
  changeAttempt,
  findAttempt,
  knownAttempt,
} from '../../payments/attempts.server'
import { openedProvider } from '../../payments/open-providers.server'
import { type Provider, ProviderAway, ProviderRefused, type Reading } from '../../payments/provider'
import { lockOrder } from '../order/lock-order.server'
import { type Applied, applyReading } from './apply-reading.server'

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
