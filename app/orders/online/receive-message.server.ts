import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { HOUR_MS } from '../../durations'
import { findNamedAttempt } from '../../payments/attempts.server'
import {
  eventForeign,
  type NewEvent,
  recogniseEvent,
  storeEvent,
  storeUnknown,
} from '../../payments/events.server'
import { openedProvider } from '../../payments/open-providers.server'
import {
  type IncomingMessage,
  MessageRefused,
  ProviderAway,
  type ProviderName,
  type VerifiedMessage,
} from '../../payments/provider'
import { enqueueEvent } from './attempt-jobs.server'

/**
 * What became of a message: `unknown_payment` names one that is not here, perhaps not yet, so that
 * the provider sends it again for an hour; `ignored` is about none of the shop's; `unverified` is forged, damaged or too old.
 */
export type Received =
  | 'stored'
  | 'duplicate'
  | 'ignored'
  | 'unverified'
  | 'unknown_payment'
  | 'away'

/** A payment that is not here so long after its first message is not the shop's. */
const FOREIGN_MS = HOUR_MS

/** The shape of a reference that this shop gives. */
const REFERENCE = /^.+-\d{1,6}$/

/**
 * Takes in a provider's message: the signature first, then it is stored with the job that reads
 * the payment. Nothing in it is believed, and a second one with its id changes nothing.
 */
export async function receiveMessage(
  db: Database,
  name: ProviderName,
  message: IncomingMessage,
): Promise<Received> {
  const opened = openedProvider(name)
  // Without its keys nothing can be verified.
  if (!opened) return 'unverified'
  try {
    const verified = await opened.provider.verify(message)
    return await inTransaction(db, (connection) => keep(connection, name, message, verified))
  } catch (error) {
    if (error instanceof MessageRefused) return 'unverified'
    if (error instanceof ProviderAway) return 'away'
    throw error
  }
}

async function keep(
  connection: Connection,
  provider: ProviderName,
  { body, receivedAt }: IncomingMessage,
  message: VerifiedMessage,
): Promise<Received> {
  const { providerRef, paymentRef, reference } = message
  const attempt = await findNamedAttempt(connection, provider, message)
  const named = providerRef ?? paymentRef
  const ours = reference === undefined ? named !== undefined : REFERENCE.test(reference)
  const raw = new TextDecoder().decode(body)
  const event = { provider, message, attemptId: attempt?.id ?? null, raw, receivedAt }
  if (!attempt && ours) return keepUnknown(connection, event)
  const id =
    (await storeEvent(connection, event)) ?? (attempt && (await recogniseEvent(connection, event)))
  if (id === undefined) return 'duplicate'
  if (!attempt) return 'ignored'
  await enqueueEvent(connection, id)
  return 'stored'
}

/** Another shop may use the same account: its payments never come. */
async function keepUnknown(connection: Connection, event: NewEvent): Promise<Received> {
  const since = await storeUnknown(connection, event)
  if (since === undefined) return 'duplicate'
  if (event.receivedAt - since < FOREIGN_MS) return 'unknown_payment'
  await eventForeign(connection, event)
  return 'ignored'
}
