import { beforeEach, expect, test } from 'vitest'
import { askedPayment, knownAttempt, PAID_AT } from '../../../tests/support/payments/asked-payment'
import { memoryTrials } from '../../../tests/support/payments/memory-keepers'
import { MessageRefused, ProviderRefused, type StartRequest } from '../provider'
import { openTrial } from './trial.server'
import { afterChoice, afterConfirmation, LATE_MS, trialMessages } from './trial-outcomes'
import { type OnePaymentOutcome, TRIAL_OUTCOMES, type TrialPayment } from './trial-store'

const signingKey = 'a-key-of-this-shop-alone'
let now = PAID_AT
let store = memoryTrials()
let refusal: string | undefined
const trial = () =>
  openTrial({
    store,
    signingKey,
    pageOf: (ref) => `https://shop.example/pay/test/${ref}`,
    refusal: () => refusal,
    clock: () => now,
  })

async function begun(more: Partial<StartRequest> = {}) {
  const asked = askedPayment(more)
  const started = await trial().start(asked)
  return { started, attempt: knownAttempt(asked, started) }
}

const change = (ref: string, by: (payment: TrialPayment) => TrialPayment) =>
  store.change(ref, (stored) => stored && by(stored))

async function choose(ref: string, outcome: OnePaymentOutcome) {
  const payment = await change(ref, (stored) => afterChoice(stored, outcome, now))
  return payment ? trialMessages(payment, outcome, { now, signingKey }) : []
}

const verify = ({ headers, body }: { headers: object; body: string }, receivedAt = now) =>
  trial().verify({ headers: { ...headers }, body: Buffer.from(body), receivedAt })

beforeEach(() => {
  now = PAID_AT
  store = memoryTrials()
  refusal = undefined
})

test.each([
  ['pays', 'captured', ['payment.captured']],
  ['declines', 'failed', ['payment.failed']],
  ['asks', 'pending', []],
  ['pays_late', 'pending', ['payment.pending', 'payment.captured']],
  ['never', 'pending', []],
  ['doubled', 'captured', ['payment.captured', 'payment.captured', 'payment.captured']],
  ['disordered', 'captured', ['payment.captured', 'payment.failed', 'payment.pending']],
] as const)(
  'the outcome %s leaves the payment %s and sends its messages',
  async (outcome, status, kinds) => {
    const { started, attempt } = await begun()
    const messages = await choose(started.providerRef, outcome)
    expect((await trial().read(attempt)).status).toBe(status)
    const told = []
    for (const message of messages) told.push(await verify(message, message.sendAt))
    expect(told.map(({ kind }) => kind)).toEqual(kinds)
    for (const { providerRef, reference } of told)
      expect({ providerRef, reference }).toEqual({
        ...started,
        payAt: undefined,
        reference: 'EX-1001-1',
      })
  },
)

test('messages that are doubled bear one id', async () => {
  const { started } = await begun()
  const messages = await choose(started.providerRef, 'doubled')
  expect(new Set(messages.map(({ body }) => JSON.parse(body).id)).size).toBe(1)
})

test('every outcome can be chosen once: a second click and the back button change nothing', async () => {
  const outcomes = TRIAL_OUTCOMES.filter((one) => one !== 'pays_twice')
  for (const first of outcomes.filter((one) => one !== 'never')) {
    const { started } = await begun({ key: first })
    await choose(started.providerRef, first)
    const before = await store.get(started.providerRef)
    for (const second of outcomes) await choose(started.providerRef, second)
    expect(await store.get(started.providerRef), first).toEqual(before)
  }
})

test('a late payment succeeds after its time, even after the attempt’s end', async () => {
  const { started, attempt } = await begun({ expiresAt: now + 60_000 })
  await choose(started.providerRef, 'pays_late')
  now += LATE_MS - 1
  expect((await trial().read(attempt)).status).toBe('pending')
  now += 1
  expect((await trial().read(attempt)).status).toBe('captured')
})

test('a late payment that was cancelled before never succeeds', async () => {
  const { started, attempt } = await begun()
  await choose(started.providerRef, 'pays_late')
  expect((await trial().cancel(attempt)).status).toBe('cancelled')
  now += LATE_MS * 2
  expect((await trial().read(attempt)).status).toBe('cancelled')
})

test('who never answers lets the attempt expire, and it cannot be paid then', async () => {
  const { started, attempt } = await begun()
  now = PAID_AT + 3_600_000
  expect((await trial().read(attempt)).status).toBe('expired')
  await choose(started.providerRef, 'pays')
  expect((await trial().read(attempt)).status).toBe('expired')
})

test.each([
  [true, 'captured'],
  [false, 'failed'],
] as const)(
  'the bank’s question answered with %s leaves the payment %s',
  async (isConfirmed, status) => {
    const { started, attempt } = await begun()
    await choose(started.providerRef, 'asks')
    await change(started.providerRef, (stored) => afterConfirmation(stored, isConfirmed, now))
    expect((await trial().read(attempt)).status).toBe(status)
  },
)

test('a reservation is taken by capture or given back by cancel', async () => {
  for (const [call, status] of [
    ['capture', 'captured'],
    ['cancel', 'cancelled'],
  ] as const) {
    const { started, attempt } = await begun({ key: call, manualCapture: true })
    await choose(started.providerRef, 'pays')
    expect((await trial().read(attempt)).status).toBe('authorized')
    expect((await trial()[call](attempt)).status).toBe(status)
    expect((await trial()[call](attempt)).status).toBe(status)
  }
})

test('refunds are done once by their key and never beyond what was paid', async () => {
  const { started, attempt } = await begun()
  await expect(trial().refund(attempt, { key: 'r0', amount: 1, reason: '' })).rejects.toThrow(
    ProviderRefused,
  )
  await choose(started.providerRef, 'pays')
  const asked = { key: 'r1', amount: 25_000, reason: '' }
  const first = await trial().refund(attempt, asked)
  expect(await trial().refund(attempt, asked)).toEqual(first)
  await expect(trial().refund(attempt, { ...asked, key: 'r2', amount: 100_001 })).rejects.toThrow(
    ProviderRefused,
  )
  expect((await trial().read(attempt)).refunds).toEqual([
    { ...asked, reason: undefined, refundRef: first.refundRef, status: 'done' },
  ])
})

test('the same attempt starts once, and with other money is refused', async () => {
  expect((await begun()).started).toEqual((await begun()).started)
  await expect(begun({ amount: 1 })).rejects.toThrow(ProviderRefused)
})

test('what was taken in a time is listed', async () => {
  const { started } = await begun()
  await choose(started.providerRef, 'pays')
  await begun({ key: 'a2' })
  const listed = await Array.fromAsync(trial().list?.(now, now + 1) ?? [])
  expect(listed).toEqual([
    {
      providerRef: started.providerRef,
      reference: 'EX-1001-1',
      amount: 125_000,
      currency: 'BDT',
      at: now,
    },
  ])
})

test('a message is refused when it is changed, forged or old', async () => {
  const { started } = await begun()
  const [message] = await choose(started.providerRef, 'pays')
  if (!message) throw new Error('no message')
  await expect(
    verify({ ...message, body: message.body.replace('captured', 'failed') }),
  ).rejects.toThrow(MessageRefused)
  await expect(verify(message, now + 301_000)).rejects.toThrow('too old')
  await expect(verify({ headers: {}, body: message.body })).rejects.toThrow(MessageRefused)
})

test('a shop that may not test starts nothing and says why', async () => {
  refusal = 'Test payments are off: this shop is public.'
  await expect(begun()).rejects.toThrow(refusal)
  expect(await trial().check()).toBe(refusal)
})
