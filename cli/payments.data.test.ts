import { afterAll, beforeAll, expect, test } from 'vitest'
import { config, readConfig, setConfig } from '../app/config.server'
import { DAY_MS } from '../app/durations'
import { startPayment } from '../app/orders/online/start-payment.server'
import { storeAccount } from '../app/payments/accounts.server'
import { keptTrials } from '../app/payments/kept/kept-trials.server'
import { loadProviders, setOpened } from '../app/payments/open-providers.server'
import { addPayout } from '../app/payments/payouts/store-payouts.server'
import { registerProviders } from '../app/payments/register-providers.server'
import { newTrialAccount } from '../app/payments/trial/trial-account'
import { afterChoice } from '../app/payments/trial/trial-outcomes'
import { eachPlace } from '../tests/support/databases'
import { seededShop, shop } from '../tests/support/merchant-commands'
import { placed } from '../tests/support/placed-order'
import { setSettings } from '../tests/support/settings/set-settings'

eachPlace('payments by command', (place) => {
  const seeded = seededShop(place)
  beforeAll(async () => {
    setConfig({ ...config, DATA_DIR: seeded.here.dataDir })
    const ways = [{ way: 'bank' }, { way: 'test' }]
    await setSettings(seeded.db, { 'payment.ways': ways })
    await storeAccount(seeded.db, newTrialAccount())
  })
  afterAll(() => {
    setOpened([])
    setConfig(readConfig({}))
  })

  /** Begins a payment whose money comes and whose messages are all lost. */
  async function paidUnheard() {
    // A command opens its own providers, and closes their database when it is done.
    registerProviders(seeded.db, () => false)
    await loadProviders(seeded.db)
    const order = await placed(seeded.db, { payment: 'test' })
    const started = await startPayment(seeded.db, { token: order.token }, 'test')
    if (!started.ok) throw new Error(started.code)
    const ref = started.payAt.split('/').at(-1) ?? ''
    await keptTrials(seeded.db).change(
      ref,
      (payment) => payment && afterChoice(payment, 'pays', Date.now()),
    )
    return order
  }
  const statusOf = async (number: string) => {
    const orders = seeded.db.selectFrom('orders').select('status').where('number', '=', number)
    return (await orders.executeTakeFirstOrThrow()).status
  }

  test('payments are listed, and those of an order are shown', async () => {
    expect((await shop('payments', 'list')).said).toBe('No payment at a provider yet.')
    const { number, total } = await paidUnheard()
    expect(JSON.parse((await shop('payments', 'list', '--json')).said)).toMatchObject([
      { reference: `${number}-1`, provider: 'test', status: 'pending', amount: total },
    ])
    expect((await shop('payments', 'show', number)).said).toContain(`${number}-1`)
    expect(await shop('payments', 'show', 'EX-NONE')).toMatchObject({ code: 1 })
    expect(await shop('payments', 'list', '--limit', 'x')).toMatchObject({ code: 2 })
  })

  test('a captured payment is listed and shown with its payout, or with who does not tell it', async () => {
    const { number } = await paidUnheard()
    const payoutOf = async (...args: string[]) => {
      const { said } = await shop('payments', ...args, '--json')
      const all = JSON.parse(said) as { reference: string; payout: unknown }[]
      return all.find(({ reference }) => reference === `${number}-1`)?.payout
    }
    expect(await payoutOf('list')).toBeNull()
    await shop('payments', 'reconcile', number)
    expect(await payoutOf('list')).toBe('not told by the provider')
    const { payment_ref } = await seeded.db
      .selectFrom('payment_attempts')
      .select('payment_ref')
      .where('reference', '=', `${number}-1`)
      .executeTakeFirstOrThrow()
    const paid = { status: 'paid', arrivesOn: '2026-11-26' } as const
    const part = { partRef: 'txn_1', kind: 'captured', amount: 1, fee: 0 } as const
    await addPayout(
      seeded.db,
      'test',
      { ...paid, payoutRef: 'po_1', amount: 1, currency: 'USD', parts: 'now' },
      [{ ...part, paymentRef: payment_ref ?? '' }],
    )
    const shown = { payoutRef: 'po_1', ...paid }
    expect(await payoutOf('list')).toEqual(shown)
    expect(await payoutOf('show', number)).toEqual(shown)
  })

  test('reconciling reads an order’s payment, or all that are open, of whatever age', async () => {
    const [one, other] = [await paidUnheard(), await paidUnheard()]
    const { code, said } = await shop('payments', 'reconcile', one.number)
    expect([code, said]).toEqual([0, `${one.number}-1: captured`])
    expect([await statusOf(one.number), await statusOf(other.number)]).toEqual([
      'paid',
      'awaiting_payment',
    ])
    expect(await shop('payments', 'reconcile')).toMatchObject({ code: 0 })
    expect(await statusOf(other.number)).toBe('paid')
  })

  test('money that does not match is named, and the command fails', async () => {
    const { number } = await paidUnheard()
    await shop('payments', 'reconcile')
    // The shop's books hold money that the provider does not list.
    const old = Date.now() - 1.5 * DAY_MS
    await seeded.db.updateTable('order_payments').set({ at: old }).execute()
    await seeded.db.deleteFrom('trial_payments').execute()
    const done = await shop('payments', 'reconcile')
    expect(done.code).toBe(1)
    expect(done.said).toContain(`not_at_provider test ${number}-1`)
  })
})
