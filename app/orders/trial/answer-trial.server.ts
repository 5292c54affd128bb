import { enqueue } from '../../database/jobs/jobs.server'
import type { Handlers } from '../../database/jobs/worker.server'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { readAccounts } from '../../payments/accounts.server'
import { addAttempt, changeAttempt, findNamedAttempt } from '../../payments/attempts.server'
import { keptTrials } from '../../payments/kept/kept-trials.server'
import {
  afterChoice,
  afterConfirmation,
  type TrialMessage,
  trialAt,
  trialMessages,
} from '../../payments/trial/trial-outcomes'
import type { OnePaymentOutcome, TrialOutcome } from '../../payments/trial/trial-store'
import { enqueueLook } from '../online/attempt-jobs.server'
import { receiveMessage } from '../online/receive-message.server'
import { lockOrder } from '../order/lock-order.server'

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

/**
 * Begins a second test payment of the same order, as somebody does who pays in two tabs. Returns its
 * id; undefined where the first one is decided or its order does not wait for money any more.
 */
async function secondPaymentOf(db: Database, providerRef: string) {
  const trials = keptTrials(db)
  const first = await trials.get(providerRef)
  if (first?.status !== 'open' || first.succeedsAt !== undefined) return undefined
  const attempt = await findNamedAttempt(db, 'test', { providerRef })
  if (!attempt) return undefined
  const ref = `${providerRef}_2`
  const second = await inTransaction(db, async (connection) => {
    const order = await lockOrder(connection, { id: attempt.order_id })
    if (order?.status !== 'awaiting_payment') return undefined
    const known = await findNamedAttempt(connection, 'test', { providerRef: ref })
    if (known) return known
    const { provider, amount, currency, expires_at: expiresAt } = attempt
    const byHand = attempt.by_hand === 1
    const asked = { provider, amount, currency, expiresAt, byHand }
    const added = await addAttempt(connection, order, asked)
    await changeAttempt(connection, added.id, { provider_ref: ref, status: 'pending' })
    await enqueueLook(connection, added, 0)
    return added
  })
  if (!second) return undefined
  await trials.change(ref, (known) =>
    known ? undefined : { ...first, providerRef: ref, reference: second.reference },
  )
  return ref
}
