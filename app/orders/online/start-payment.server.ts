import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { MINUTE_MS } from '../../durations'
import { shopUrl } from '../../http/shop-url.server'
import { isOpen } from '../../payments/attempt'
import { type Attempt, addAttempt, attemptsOf, changeAttempt } from '../../payments/attempts.server'
import { openedProvider } from '../../payments/open-providers.server'
import {
  ProviderAway,
  type ProviderName,
  ProviderRefused,
  type Started,
  type StartRequest,
} from '../../payments/provider'
import { settings } from '../../settings/settings.server'
import { personName } from '../order/address'
import { lockOrder, type OrderKey } from '../order/lock-order.server'
import type { Billing } from '../order/order'
import { dueAtProvider } from '../paying/ways-to-pay'
import type { OrderRow } from '../reading/find-order.server'
import { enqueueLook } from './attempt-jobs.server'

/** An attempt that ends sooner is not given to a shopper again. */
const LEAST_LEFT_MS = 2 * MINUTE_MS

type StartedPayment =
  /** The provider's page for the shopper. */
  | { ok: true; payAt: string }
  | { ok: false; code: 'not_found' | 'not_payable' | 'not_offered' | 'refused' | 'away' }

/** What has just happened when `onStep` is called; tests break off there. */
type StartStep = 'stored' | 'started' | 'start-stored'

/**
 * Starts an attempt to pay an order, or returns the one under way: a double click and a second tab
 * lead to the same page. The attempt is stored before the provider hears of it.
 */
export async function startPayment(
  db: Database,
  key: OrderKey,
  name: ProviderName,
  { onStep = () => {} }: { onStep?(step: StartStep): void } = {},
): Promise<StartedPayment> {
  const opened = openedProvider(name)
  if (!opened) return { ok: false, code: 'not_offered' }
  const { provider, account } = opened
  const begun = await inTransaction(db, (connection) =>
    begin(connection, key, {
      name,
      minutes: account.minutes,
      byHand: (account.byHand ?? false) && provider.can.manualCapture,
    }),
  )
  if ('ok' in begun) return begun
  onStep('stored')
  const { attempt, request } = begun
  try {
    const started = await provider.start(request)
    onStep('started')
    await inTransaction(db, (connection) => keepStarted(connection, attempt, started))
    onStep('start-stored')
    return { ok: true, payAt: started.payAt }
  } catch (error) {
    if (error instanceof ProviderAway) return { ok: false, code: 'away' }
    if (!(error instanceof ProviderRefused)) throw error
    await inTransaction(db, (connection) => failStart(connection, attempt, error.message))
    return { ok: false, code: 'refused' }
  }
}

async function begin(
  connection: Connection,
  key: OrderKey,
  { name, minutes, byHand }: { name: ProviderName; minutes: number; byHand: boolean },
): Promise<StartedPayment | { attempt: Attempt; request: StartRequest }> {
  const order = await lockOrder(connection, key)
  if (!order) return { ok: false, code: 'not_found' }
  const amount = dueAtProvider(order)
  if (order.status !== 'awaiting_payment' || amount === 0) return { ok: false, code: 'not_payable' }
  const now = Date.now()
  const attempts = await attemptsOf(connection, order.id)
  const open = attempts.filter(
    (one) => isOpen(one.status) && one.provider === name && one.amount === amount,
  )
  const lasting = open.find((one) => one.expires_at > now + LEAST_LEFT_MS)
  if (lasting?.pay_at) return { ok: true, payAt: lasting.pay_at }
  // Money that is agreed or held back may still pay the order.
  if (attempts.some(({ status }) => status === 'authorized' || status === 'review'))
    return { ok: false, code: 'not_payable' }
  const attempt =
    lasting ??
    (await addAttempt(connection, order, {
      provider: name,
      amount,
      currency: order.currency,
      byHand,
      expiresAt: Math.max(
        now + LEAST_LEFT_MS + 1,
        Math.min(now + minutes * MINUTE_MS, order.due_at ?? Number.POSITIVE_INFINITY),
      ),
    }))
  if (!lasting) await enqueueLook(connection, attempt, 0)
  return { attempt, request: await requestOf(connection, order, attempt) }
}

async function requestOf(
  connection: Connection,
  order: OrderRow,
  attempt: Attempt,
): Promise<StartRequest> {
  const billing = JSON.parse(order.billing) as Billing
  const { pieces } = await connection
    .selectFrom('order_lines')
    .select((line) => line.fn.sum<number>('quantity').as('pieces'))
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  const { street, city, postCode, country, email, phone } = billing
  return {
    key: attempt.id,
    reference: attempt.reference,
    amount: attempt.amount,
    currency: attempt.currency,
    title: `${settings().shop.name} ${order.number}`.slice(0, 100),
    pieces: Number(pieces),
    customer: {
      name: personName(billing),
      ...{ street, city, postCode, country, email, phone },
    },
    language: order.language,
    returnTo: shopUrl(`/payment-returns/${order.language}/${order.token}`),
    messagesTo: shopUrl(`/webhooks/${attempt.provider}`),
    expiresAt: attempt.expires_at,
    manualCapture: attempt.by_hand === 1,
  }
}

async function keepStarted(connection: Connection, { id, order_id }: Attempt, started: Started) {
  await lockOrder(connection, { id: order_id })
  const attempt = (await attemptsOf(connection, order_id)).find((one) => one.id === id)
  await changeAttempt(connection, id, {
    provider_ref: started.providerRef,
    pay_at: started.payAt,
    ...(attempt?.status === 'created' && { status: 'pending' }),
  })
}

async function failStart(connection: Connection, { id, order_id }: Attempt, reason: string) {
  await lockOrder(connection, { id: order_id })
  const attempt = (await attemptsOf(connection, order_id)).find((one) => one.id === id)
  if (attempt?.status === 'created')
    await changeAttempt(connection, id, { status: 'failed', reason })
}
