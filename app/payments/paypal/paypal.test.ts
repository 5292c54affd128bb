import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { openedPaypal } from '../../../tests/support/payments/opened-providers'
import { ProviderAway, ProviderRefused } from '../provider'

let now = PAID_AT
let fake: Awaited<ReturnType<typeof openedPaypal>>['fake']
let provider: Awaited<ReturnType<typeof openedPaypal>>['provider']
let opened: Awaited<ReturnType<typeof openedPaypal>>['opened']
let begun: Awaited<ReturnType<typeof openedPaypal>>['begun']
let paid: Awaited<ReturnType<typeof openedPaypal>>['paid']

beforeEach(async () => {
  now = PAID_AT
  ;({ fake, provider, opened, begun, paid } = await openedPaypal(() => now))
})
afterEach(() => fake.stop())

test('PayPal takes nothing before the shop captures what the shopper approved, and that once', async () => {
  const { started, attempt } = await begun()
  expect(started.payAt).toBe(
    `https://www.sandbox.paypal.com/checkoutnow?token=${started.providerRef}`,
  )
  expect((await provider.read(attempt)).status).toBe('pending')
  fake.pay(started.providerRef)
  expect(await provider.read(attempt)).toMatchObject({
    status: 'authorized',
    money: { amount: 125_000, currency: 'EUR' },
  })
  expect(fake.ledger.entries).toEqual([])
  const taken = await provider.capture(attempt)
  expect(taken).toMatchObject({
    status: 'captured',
    money: { amount: 125_000, currency: 'EUR' },
    reference: 'EX-1001-1',
    paymentRef: expect.stringMatching(/^CAPTURE/),
    fee: 100,
  })
  expect(await provider.capture(attempt)).toEqual(taken)
  expect(fake.ledger.left('EX-1001-1')).toBe(125_000)
})

test.each(['cut', 'failing'] as const)(
  'a capture whose answer is lost (%s) is found by reading',
  async (how) => {
    const { started, attempt } = await begun()
    fake.pay(started.providerRef)
    fake.trouble(/capture$/, how)
    await expect(provider.capture(attempt)).rejects.toThrow(ProviderAway)
    expect((await provider.read(attempt)).status).toBe('captured')
    fake.forgetKeys()
    expect((await provider.capture(attempt)).status).toBe('captured')
    expect(fake.ledger.entries).toHaveLength(1)
  },
)

test('an order of another amount or currency is not captured', async () => {
  for (const money of [{ tamperedAmount: true }, { otherCurrency: 'USD' }]) {
    const { started, attempt } = await begun({ key: JSON.stringify(money) })
    fake.pay(started.providerRef, money)
    expect((await provider.capture(attempt)).status).toBe('authorized')
  }
  expect(fake.ledger.entries).toEqual([])
})

test('a declined instrument fails, and money that PayPal holds waits for a person', async () => {
  const declined = await begun()
  fake.pay(declined.started.providerRef)
  fake.switches.instrument = 'declined'
  expect(await provider.capture(declined.attempt)).toMatchObject({
    status: 'failed',
    money: undefined,
  })
  const held = await begun({ key: 'a2', reference: 'EX-2-1' })
  fake.pay(held.started.providerRef)
  fake.switches.instrument = 'held'
  expect(await provider.capture(held.attempt)).toMatchObject({
    status: 'review',
    reason: 'PENDING_REVIEW',
  })
})

test('an order that PayPal has forgotten is expired, and cancelling is never capturing', async () => {
  expect((await provider.cancel(await paid())).status).toBe('captured')
  const { started, attempt } = await begun({ key: 'a2', reference: 'EX-2-1' })
  expect((await provider.cancel(attempt)).status).toBe('cancelled')
  fake.forget(started.providerRef)
  expect((await provider.read(attempt)).status).toBe('expired')
})

test('the same start gives the same order', async () => {
  fake.trouble(/orders$/, 'cut')
  await expect(begun()).rejects.toThrow(ProviderAway)
  expect((await begun()).started).toEqual((await begun()).started)
  await expect(begun({ amount: 5 })).rejects.toThrow(ProviderRefused)
})

test('forints and yen are sent whole, and taka are refused', async () => {
  const sent = async (amount: number, currency: string) => {
    await begun({ key: currency, amount, currency })
    return JSON.parse(fake.calls.at(-1)?.text ?? '').purchase_units[0].amount.value
  }
  expect(await sent(1250, 'JPY')).toBe('1250')
  expect(await sent(5, 'USD')).toBe('0.05')
  await expect(sent(125_050, 'TWD')).rejects.toThrow(ProviderRefused)
  expect(await sent(125_000, 'TWD')).toBe('1250')
  await expect(sent(125_000, 'BDT')).rejects.toThrow('CURRENCY_NOT_SUPPORTED')
})

test('captured payments of a time are listed over pages and months', async () => {
  for (const nth of [1, 2, 3]) {
    const { started, attempt } = await begun({ key: `a${nth}`, reference: `EX-${nth}-1` })
    fake.pay(started.providerRef)
    await provider.capture(attempt)
    now += 20 * 86_400_000
  }
  const listed = await Array.fromAsync(provider.list?.(PAID_AT, now) ?? [])
  expect(listed.map(({ reference, amount }) => [reference, amount])).toEqual([
    ['EX-1-1', 125_000],
    ['EX-2-1', 125_000],
    ['EX-3-1', 125_000],
  ])
})

test('a token is renewed before its end, and once when PayPal does not take it', async () => {
  const grants = () => fake.calls.filter(({ path }) => path === '/v1/oauth2/token').length
  await begun()
  await begun()
  expect(grants()).toBe(1)
  now += 9 * 3_600_000
  await begun({ key: 'a2' })
  expect(grants()).toBe(2)
})

test('checking the keys says what is wrong, without the secret', async () => {
  expect(await provider.check()).toBeUndefined()
  expect(await opened({ webhookId: '1AB' }).check()).toBe(
    'PayPal accepts the keys and knows no webhook of this id.',
  )
  const said = await opened({ clientSecret: 'not-the-secret-0' }).check()
  expect(said).toBe('PayPal refused: invalid_client: Client Authentication failed')
})
