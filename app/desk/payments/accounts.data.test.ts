import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { deskCaller, identityOf } from '../../../tests/support/desk/desk-caller'
import { setDesk } from '../../../tests/support/desk/set-desk'
import { STRIPE_TEST_KEYS } from '../../../tests/support/payments/provider-test-keys'
import { startFakeStripe } from '../../../tests/support/payments/stripe/fake-stripe'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { config, setConfig } from '../../config.server'
import type { Database } from '../../database/tables.server'
import { readAccounts } from '../../payments/accounts.server'
import { addAttempt } from '../../payments/attempts.server'
import { openedProvider } from '../../payments/open-providers.server'
import { registerProviders } from '../../payments/register-providers.server'
import { onlinePaymentEndpoints } from './payment-endpoints'

const { mode: _, ...KEYS } = STRIPE_TEST_KEYS
const CHOSEN = { live: false, minutes: 45, byHand: false, keys: KEYS, was: null as number | null }

eachDatabase('accounts with payment providers at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof deskCaller>
  let stripe: Awaited<ReturnType<typeof startFakeStripe>>
  let isPublic = false
  beforeAll(async () => {
    setDesk()
    db = await open('seeded')
    stripe = await startFakeStripe(Date.now)
    registerProviders(
      db,
      () => isPublic,
      () => ({ base: stripe.base }),
    )
    desk = deskCaller(db, onlinePaymentEndpoints)
  })
  afterAll(() => stripe.stop())
  beforeEach(async () => {
    await db.deleteFrom('payment_providers').execute()
    desk.audited.length = 0
  })

  const put = (body: object, provider = 'stripe') =>
    desk.ask('owner', 'PUT', `/payments/providers/${provider}`, { ...CHOSEN, ...body })
  const check = async (provider = 'stripe') =>
    (await desk.ask('owner', 'POST', `/payments/providers/${provider}/check`)).body.wrong
  const rowOf = async (provider = 'stripe') => {
    const { body } = await desk.ask('owner', 'GET', '/payments/providers')
    return body.rows.find((one: { provider: string }) => one.provider === provider)
  }

  test('keys are stored sealed, never sent back or logged, and open at once', async () => {
    const stored = await put({})
    expect(stored.status).toBe(200)
    const answers = JSON.stringify([stored.body, await rowOf(), desk.audited])
    for (const secret of Object.values(KEYS)) expect(answers).not.toContain(secret)
    const row = await db.selectFrom('payment_providers').selectAll().executeTakeFirstOrThrow()
    for (const secret of Object.values(KEYS)) expect(row.sealed_keys).not.toContain(secret)
    expect(await rowOf()).toMatchObject({
      account: { live: false, minutes: 45, byHand: false, opens: true, storedAt: row.changed_at },
      messagesTo: expect.stringMatching(/\/webhooks\/stripe$/),
      offered: false,
    })
    expect(openedProvider('stripe')?.account).toMatchObject({ minutes: 45 })
    expect(desk.audited).toMatchObject([
      { action: 'payment-account.stored', subject: 'payment account stripe' },
    ])
    expect(await check()).toBe(null)
  })

  test('the check says in a sentence what is wrong', async () => {
    expect(await check()).toBe('It is not set up yet.')
    await put({ keys: { ...KEYS, secretKey: 'sk_test_another' } })
    expect(await check()).toContain('Invalid API Key')
    await put({ was: (await rowOf()).account.storedAt })
    stripe.trouble(/balance/, 'cut', 3)
    expect(await check()).toMatch(/^Stripe .*\.$/)
    expect(await check('paypal')).toBe('It is not set up yet.')
  })

  test('an account’s other values change without its keys, which stay', async () => {
    await put({})
    const { storedAt } = (await rowOf()).account
    const { keys: __, ...rest } = CHOSEN
    const change = { ...rest, minutes: 60, byHand: true, was: storedAt }
    expect(await desk.ask('owner', 'PUT', '/payments/providers/stripe', change)).toMatchObject({
      status: 200,
    })
    const [account] = (await readAccounts(db)).accounts
    expect(account).toMatchObject({ minutes: 60, byHand: true, keys: KEYS })
    expect(await desk.ask('owner', 'PUT', '/payments/providers/stripe', change)).toMatchObject({
      ...{ status: 409, body: { code: 'changed_meanwhile' } },
    })
    const live = { ...change, live: true, was: (await rowOf()).account.storedAt }
    expect(await desk.ask('owner', 'PUT', '/payments/providers/stripe', live)).toMatchObject({
      ...{
        status: 422,
        body: { errors: { 'keys.secretKey': expect.stringContaining('other mode') } },
      },
    })
  })

  test.each([
    ['a key of the other mode', { live: true }, 'keys.secretKey'],
    ['a missing key', { keys: { secretKey: KEYS.secretKey } }, 'keys.webhookSecret'],
    ['an empty key', { keys: { ...KEYS, webhookSecret: '' } }, 'keys.webhookSecret'],
    ['no keys at all', { keys: undefined }, 'keys'],
    ['a time too short', { minutes: 1 }, 'minutes'],
    ['half a minute', { minutes: 20.5 }, 'minutes'],
    ['a key that is no text', { keys: { ...KEYS, webhookSecret: 5 } }, 'keys.webhookSecret'],
  ])('%s is refused by its field', async (_, wrong, field) => {
    const { status, body } = await put(wrong)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
    expect(await readAccounts(db)).toEqual({ accounts: [], sealed: [] })
  })

  test('an account for what its provider cannot do is refused, an unknown provider is not found', async () => {
    const paypal = { clientId: 'client-id-1234567890', clientSecret: 'secret-1234567890' }
    const keys = { ...paypal, webhookId: '8PT597110X687430LKGECATA' }
    expect(await put({ keys, byHand: true }, 'paypal')).toMatchObject({
      ...{ status: 422, body: { errors: { byHand: expect.any(String) } } },
    })
    expect(await put({ keys: undefined, live: true }, 'test')).toMatchObject({ status: 422 })
    for (const name of ['nagad', '__proto__', 'constructor'])
      expect(await put({}, name)).toMatchObject({ status: 404 })
  })

  test('the test payment keeps its own key, and is confirmed where others reach the shop', async () => {
    const before = config
    setConfig({ ...config, HOST: '0.0.0.0' })
    isPublic = true
    try {
      await put({ keys: undefined }, 'test')
      expect(await check('test')).toContain('Others reach this shop')
      expect(await rowOf('test')).toMatchObject({
        ...{ hidden: expect.stringContaining('Others reach'), account: { publicToo: false } },
      })
      const [first] = (await readAccounts(db)).accounts
      const was = (await rowOf('test')).account.storedAt
      await put({ keys: undefined, publicToo: true, was }, 'test')
      const [then] = (await readAccounts(db)).accounts
      expect(then?.keys['signingKey']).toBe(first?.keys['signingKey'])
      expect(await check('test')).toBe(null)
    } finally {
      setConfig(before)
      isPublic = false
    }
  })

  test('an account that is still needed is removed only by who knows it', async () => {
    await put({})
    const { storedAt: was } = (await rowOf()).account
    await setSettings(db, { 'payment.ways': [{ way: 'bank' }] })
    const order = await placed(db)
    const { id } = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow()
    const asked = { provider: 'stripe', amount: 100, currency: 'USD' } as const
    const more = { expiresAt: Date.now() + 60_000, byHand: false }
    await addAttempt(db, { id, number: order.number }, { ...asked, ...more })
    const remove = (body: object) =>
      desk.ask('owner', 'POST', '/payments/providers/stripe/remove', { was, ...body })
    expect(await remove({})).toMatchObject({
      ...{ status: 409, body: { code: 'still_needed', open: { payments: 1, refunds: 0 } } },
    })
    expect(openedProvider('stripe')).toBeDefined()
    expect(await remove({ anyway: true, was: was - 1 })).toMatchObject({ status: 409 })
    expect(await remove({ anyway: true })).toMatchObject({ status: 200 })
    expect(openedProvider('stripe')).toBeUndefined()
    expect(desk.audited.map(({ action }) => action)).toContain('payment-account.removed')
  })

  test('only an owner who proved who they are stores keys', async () => {
    for (const role of ['staff', 'reader', 'viewer'] as const) {
      expect((await desk.ask(role, 'PUT', '/payments/providers/stripe', CHOSEN)).status).toBe(403)
      expect((await desk.ask(role, 'GET', '/payments/providers')).status).toBe(403)
    }
    const late = identityOf('owner', { confirmedAt: 0 })
    const asked = await desk.ask(late, 'PUT', '/payments/providers/stripe', CHOSEN)
    expect(asked).toMatchObject({ status: 403, body: { code: 'confirm_identity' } })
    const token = identityOf('owner', { by: 'token' })
    expect((await desk.ask(token, 'PUT', '/payments/providers/stripe', CHOSEN)).status).toBe(403)
    expect(await readAccounts(db)).toMatchObject({ accounts: [] })
  })
})
