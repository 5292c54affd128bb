import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { Database } from '../../../app/database/tables.server'
import { eventHandler, lookHandler } from '../../../app/orders/online/attempt-jobs.server'
import { refundHandler } from '../../../app/orders/online/refund-job.server'
import { startPayment } from '../../../app/orders/online/start-payment.server'
import { OPEN_STATUSES } from '../../../app/payments/attempt'
import { attemptsOf } from '../../../app/payments/attempts.server'
import { setOpened } from '../../../app/payments/open-providers.server'
import { ProviderAway } from '../../../app/payments/provider'
import type { OnlinePayment } from '../../../app/settings/payments'
import type { OpenDatabase } from '../databases'
import { placed } from '../placed-order'
import { setSettings } from '../settings/set-settings'
import { type ScriptedProvider, scriptedProvider } from './scripted-provider'

/** The pieces of product 1 before an order. */
export const STOCK = 1_000_000

const opened = ({ provider }: ScriptedProvider) => {
  const byHand = provider.can.manualCapture
  return { provider, account: { provider: provider.name, live: false, minutes: 30, byHand } }
}

interface PaidBy {
  way?: OnlinePayment
  currency?: string
}

/** Makes a shop whose orders are paid at a scripted provider, or at one that the test opens. */
export function payingShop(open: OpenDatabase, { way = 'test', currency }: PaidBy = {}) {
  let db: Database
  let bank: ScriptedProvider
  beforeAll(async () => {
    db = await open('seeded')
    const ways = [{ way: 'bank' }, { way }]
    const values = { 'payment.ways': ways, ...(currency && { 'money.currency': currency }) }
    await setSettings(db, values)
  })
  beforeEach(forget)
  afterAll(() => setOpened([])) // Other files of this process have the ways of the demo.

  /** Opens a new provider, which knows nothing of the orders before. */
  async function forget() {
    await db.deleteFrom('jobs').execute()
    await db.updateTable('orders').set({ due_at: null }).execute()
    await db
      .updateTable('payment_attempts')
      .set({ status: 'expired' })
      .where('status', 'in', OPEN_STATUSES)
      .execute()
    await db.updateTable('stock').set({ quantity: STOCK }).where('product_id', '=', 1).execute()
    openWith()
  }

  function openWith(how: Parameters<typeof scriptedProvider>[0] = {}) {
    bank = scriptedProvider(how)
    setOpened([opened(bank)])
    return bank
  }

  /** Opens a second provider beside the first, of the same kind. */
  function openTwo(how: Parameters<typeof scriptedProvider>[0] = {}) {
    bank = scriptedProvider(how)
    const second = scriptedProvider({ ...how, name: 'stripe' })
    setOpened([opened(bank), opened(second)])
    return [bank, second] as const
  }

  /** Places an order and starts an attempt; returns both, with the provider's id. */
  async function started({ tries = 1 } = {}) {
    const order = await placed(db, { payment: way })
    for (let tried = 1; tried <= tries; tried++)
      expect(await startPayment(db, { token: order.token }, way)).toMatchObject(
        tried < tries ? { ok: false, code: 'away' } : { ok: true },
      )
    const { id } = await row(order.number)
    const attempt = (await attemptsOf(db, id)).at(-1)
    if (!attempt?.provider_ref) throw new Error('no attempt')
    return { ...order, id, attempt, ref: attempt.provider_ref }
  }

  const row = (number: string) =>
    db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow()

  /** All movements of an order's money, or those through providers alone. */
  const ledger = async (orderId: number, atProviders = false) => {
    const rows = await db
      .selectFrom('order_payments')
      .select(['kind', 'amount'])
      .where('order_id', '=', orderId)
      .$if(atProviders, (query) => query.where('attempt_id', 'is not', null))
      .orderBy('at')
      .orderBy('kind')
      .orderBy('id')
      .execute()
    return rows.map(({ kind, amount }) => [kind, amount] as const)
  }

  const SIGNS: Record<string, number> = {
    ...{ captured: 1, refund: -1, given_back: -1, refund_reversed: 1 },
    ...{ chargeback: -1, chargeback_reversed: 1 },
  }

  return {
    get db() {
      return db
    },
    get bank() {
      return bank
    },
    ...{ forget, openWith, openTwo, started, row, ledger },
    /** The money that the shop's books hold at providers, in minor units. */
    async books(orderId: number) {
      return (await ledger(orderId, true)).reduce(
        (sum, [kind, amount]) => sum + (SIGNS[kind] ?? 0) * amount,
        0,
      )
    },
    /** Counts mails that wait, by template. */
    async mails(template: string, orderId: number) {
      const jobs = await db
        .selectFrom('jobs')
        .select('payload')
        .where('kind', '=', 'mail')
        .where('order_id', '=', orderId)
        .execute()
      return jobs.filter(({ payload }) => JSON.parse(payload).template === template).length
    },
    async stock() {
      const { quantity } = await db
        .selectFrom('stock')
        .select('quantity')
        .where('product_id', '=', 1)
        .executeTakeFirstOrThrow()
      return quantity - STOCK
    },
    findings: (orderId: number) =>
      db
        .selectFrom('payment_findings')
        .select(['kind', 'settled_at'])
        .where('order_id', '=', orderId)
        .orderBy('found_at')
        .execute(),
    /** Runs the payment jobs that are due at a time, each once; one without an answer stays. */
    async runJobs(at = Date.now()) {
      const handlers: Record<string, (payload: never) => Promise<unknown>> = {
        'payment-look': lookHandler(db),
        'payment-message': eventHandler(db),
        'payment-refund': refundHandler(db),
      }
      const jobs = await db
        .selectFrom('jobs')
        .selectAll()
        .where('kind', 'in', Object.keys(handlers))
        .where('run_at', '<=', at)
        .orderBy('id')
        .execute()
      for (const job of jobs)
        try {
          await handlers[job.kind]?.(JSON.parse(job.payload) as never)
          await db.deleteFrom('jobs').where('id', '=', job.id).execute()
        } catch (error) {
          if (!(error instanceof ProviderAway)) throw error
        }
      return jobs.length
    },
  }
}
