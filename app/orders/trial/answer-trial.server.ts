import { enqueue } from '../../database/jobs/jobs.server'
import type { Handlers } from '../../database/jobs/worker.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { readAccounts } from '../../payments/accounts.server'
import { keptTrials } from '../../payments/kept/kept-trials.server'
import {
  afterChoice,
  afterConfirmation,
  type TrialMessage,
  trialAt,
  trialMessages,
} from '../../payments/trial/trial-outcomes'
import type { OnePaymentOutcome, TrialOutcome } from '../../payments/trial/trial-store'
import { receiveMessage } from '../online/receive-message.server'
import { secondPaymentOf } from './second-payment.server'

/** What the page of a test payment asks: an outcome, or the answer to the bank's question. */
export type TrialAnswer = TrialOutcome | 'confirms' | 'refuses'

const MESSAGE_JOB = 'test-payment-message'

/**
 * Carries out what was chosen on the page of a test payment, and tells the shop of it as a provider
 * does. An answer to a payment that is decided, such as a second click, does nothing.
 */
export async function answerTrial(db: Database, providerRef: string, answer: TrialAnswer) {
  const { accounts } = await readAccounts(db)
  const { signingKey } = accounts.find(({ provider }) => provider === 'test')?.keys ?? {}
  if (signingKey === undefined) return
  const twice = answer === 'pays_twice'
  const second = twice ? await secondPaymentOf(db, providerRef) : undefined
  const refs = [providerRef, ...(second === undefined ? [] : [second])]
  for (const ref of refs) await decide(db, ref, twice ? 'pays' : answer, signingKey)
}

async function decide(
  db: Database,
  providerRef: string,
  answer: Exclude<TrialAnswer, 'pays_twice'>,
  signingKey: string,
) {
  const now = Date.now()
  let decided = false
  const payment = await keptTrials(db).change(providerRef, (stored) => {
    const before = stored && trialAt(stored, now)
    const after = before && answered(before, answer, now)
    decided = after !== before
    return after === stored ? undefined : after
  })
  if (!payment || !decided) return
  const told = answer === 'confirms' ? 'pays' : answer === 'refuses' ? 'declines' : answer
  for (const message of trialMessages(payment, told, { now, signingKey }))
    if (message.sendAt <= now) await send(db, message)
    else await sendLater(db, providerRef, message)
}

const answered = (
  payment: Parameters<typeof afterChoice>[0],
  answer: OnePaymentOutcome | 'confirms' | 'refuses',
  now: number,
) =>
  answer === 'confirms' || answer === 'refuses'
    ? afterConfirmation(payment, answer === 'confirms', now)
    : afterChoice(payment, answer, now)

/** Hands a message to the shop's own intake, at the time for which it was signed. */
const send = (db: Database, { sendAt, headers, body }: TrialMessage) =>
  receiveMessage(db, 'test', { headers, body: Buffer.from(body), receivedAt: sendAt })

const sendLater = (db: Database, providerRef: string, message: TrialMessage) =>
  inTransaction(db, (connection) =>
    enqueue(connection, {
      kind: MESSAGE_JOB,
      payload: message,
      key: `${MESSAGE_JOB}:${providerRef}`,
      runAt: message.sendAt,
    }),
  )

/** The worker's job that sends a late message, also after a restart. */
export const trialHandlers = (db: Database) =>
  ({ [MESSAGE_JOB]: (message: TrialMessage) => send(db, message) }) satisfies Handlers
