import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { config, readConfig, setConfig } from '../../../../app/config.server'
import { setDatabase } from '../../../../app/database/current.server'
import type { Database } from '../../../../app/database/tables.server'
import { HOUR_MS, MINUTE_MS } from '../../../../app/durations'
import { refundOrder } from '../../../../app/orders/refunds/refund-order.server'
import { webhooksApi } from '../../../../app/orders/webhooks-api'
import { storeAccount } from '../../../../app/payments/accounts.server'
import { findAttempt } from '../../../../app/payments/attempts.server'
import { loadProviders } from '../../../../app/payments/open-providers.server'
import type { ProviderName } from '../../../../app/payments/provider'
import { registerProviders } from '../../../../app/payments/register-providers.server'
import type { OpenDatabase } from '../../databases'
import type { FakeMessage, MessageSwitches } from '../fake-messages'
import { payingShop } from '../paying-shop'
import type { SwitchedProvider } from './switched-provider'

export type DisturbedShop = ReturnType<typeof disturbedShop>
type StartedOrder = Awaited<ReturnType<ReturnType<typeof payingShop>['started']>>

/** Makes a shop with an account at a fake of a provider, as a merchant has one. */
export function disturbedShop(
  open: OpenDatabase,
  { way, currency }: { way: ProviderName; currency: string },
  start: (db: Database) => Promise<SwitchedProvider>,
) {
  const shop = payingShop(open, { way, currency })
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-disturbed-'))
  let at: SwitchedProvider
  beforeAll(async () => {
    setConfig({ ...config, DATA_DIR: dataDir })
    setDatabase(shop.db)
    at = await start(shop.db)
    registerProviders(
      shop.db,
      () => false,
      () => at.kept ?? {},
    )
    await storeAccount(shop.db, at.account)
  })
  beforeEach(async () => {
    at.take()
    at.refunds?.are('done')
    expect(await loadProviders(shop.db)).toEqual([])
  })
  afterAll(async () => {
    await at.stop()
    setConfig(readConfig({}))
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Sends messages to the shop over its own edge; returns the statuses of its answers. */
  async function post(messages: readonly FakeMessage[]) {
    const statuses: number[] = []
    for (const { headers, body } of messages) {
      const init = { method: 'POST', headers, body: new Uint8Array(body) }
      statuses.push((await webhooksApi().request(`/webhooks/${way}`, init)).status)
    }
    return statuses
  }

  async function arrive(switches: MessageSwitches = {}) {
    const statuses = await post(at.take(switches))
    await shop.runJobs()
    return statuses
  }

  /** Runs the jobs of the next minutes. */
  const look = (ms = 2 * MINUTE_MS) => shop.runJobs(Date.now() + ms)

  return {
    shop,
    get at() {
      return at
    },
    ...{ post, arrive, look },
    /** Lets all messages arrive and all looks of an hour happen, several times. */
    async settle() {
      for (let round = 0; round < 3; round++) {
        await arrive()
        await look(HOUR_MS)
      }
    },
    /** Takes what the provider tells; first lets the shop take money that it takes itself. */
    async told(switches: MessageSwitches) {
      const messages = at.take(switches)
      if (messages.length > 0) return messages
      await look()
      return at.take(switches)
    },
    /** The desk refunds the whole order. Returns the refund as the provider is asked for it. */
    async refund({ number, id }: StartedOrder) {
      const made = await refundOrder(shop.db, {
        ...{ number, reason: 'Came broken', by: 'ana', key: crypto.randomUUID() },
        lines: [{ line: 0, quantity: 1, restock: false }],
      })
      if (!made.ok) throw new Error(made.code)
      return () =>
        shop.db
          .selectFrom('payment_refunds')
          .selectAll()
          .where('order_id', '=', id)
          .executeTakeFirstOrThrow()
    },
    async named({ attempt, ref }: StartedOrder) {
      const { payment_ref } = (await findAttempt(shop.db, attempt.id)) ?? {}
      return { ref, reference: attempt.reference, paymentRef: payment_ref ?? '' }
    },
    events: () => shop.db.selectFrom('payment_events').selectAll().orderBy('id').execute(),
    /** What became of an order: its status, books, the provider's books, stock and mails. */
    async outcome({ id, number, attempt, ref }: StartedOrder) {
      const ledger = await shop.ledger(id)
      expect(ledger.filter(([kind]) => kind === 'fee').length).toBeLessThan(2)
      return {
        status: (await shop.row(number)).status,
        ledger: ledger.filter(([kind]) => kind !== 'fee'),
        holds: await at.holds({ reference: attempt.reference, ref }),
        stock: await shop.stock(),
        mails: {
          paid: await shop.mails('order-paid', id),
          returned: await shop.mails('payment-returned', id),
          refunded: await shop.mails('order-refunded', id),
        },
        findings: (await shop.findings(id))
          .filter(({ settled_at }) => settled_at === null)
          .map(({ kind }) => kind),
      }
    },
  }
}

const NO_MAILS = { paid: 0, returned: 0, refunded: 0 }

/** An order that waits: nothing came, one piece is held. */
export const waits = () => ({
  ...{ status: 'awaiting_payment', ledger: [] as [string, number][] },
  ...{ holds: 0, stock: -1, mails: NO_MAILS, findings: [] as string[] },
})
/** A cancelled order without money: its piece is on sale again. */
export const cancelled = () => ({ ...waits(), status: 'cancelled', stock: 0 })
/** An order that was paid once, with one mail. */
export const paid = (total: number) => ({
  ...waits(),
  ...{ status: 'paid', ledger: [['captured', total] as [string, number]], holds: total },
  mails: { ...NO_MAILS, paid: 1 },
})
/** A paid order whose whole money the desk has sent back. */
export const refunded = (total: number) => ({
  ...paid(total),
  ...{ ledger: [['captured', total] as const, ['refund', total] as const], holds: 0 },
  mails: { ...NO_MAILS, paid: 1, refunded: 1 },
})
/** A cancelled order whose money came late and went back. */
export const givenBack = (total: number) => ({
  ...cancelled(),
  ledger: [['captured', total] as const, ['given_back', total] as const],
  mails: { ...NO_MAILS, returned: 1 },
})
