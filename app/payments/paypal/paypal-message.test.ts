import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { received } from '../../../tests/support/payments/fake-messages'
import { openedPaypal } from '../../../tests/support/payments/opened-providers'
import { MessageRefused } from '../provider'

let fake: Awaited<ReturnType<typeof openedPaypal>>['fake']
let provider: Awaited<ReturnType<typeof openedPaypal>>['provider']
let paid: Awaited<ReturnType<typeof openedPaypal>>['paid']

beforeEach(async () => {
  ;({ fake, provider, paid } = await openedPaypal(() => PAID_AT))
})
afterEach(() => fake.stop())

test('messages name their attempt; a refund’s names the captured payment, a dispute’s too', async () => {
  const attempt = await paid()
  await provider.refund(attempt, { key: 'r1', amount: 5, reason: '' })
  fake.dispute(attempt.paymentRef)
  const told = await Promise.all(
    fake.messages.take().map((message) => provider.verify(received(message, PAID_AT))),
  )
  const { providerRef, paymentRef } = attempt
  expect(told).toMatchObject([
    { kind: 'CHECKOUT.ORDER.APPROVED', providerRef, reference: 'EX-1001-1' },
    { kind: 'PAYMENT.CAPTURE.COMPLETED', providerRef, paymentRef, reference: 'EX-1001-1' },
    { kind: 'PAYMENT.CAPTURE.REFUNDED', paymentRef },
    { kind: 'CUSTOMER.DISPUTE.CREATED', paymentRef },
  ])
  expect(told[2]?.reference).toBeUndefined()
})

test.each([
  ['a wrong signature', { wrongSignature: true }, {}],
  ['an old signature', { oldSignature: true }, {}],
  [
    'a certificate of another host',
    {},
    { 'paypal-cert-url': 'https://api.paypal.com.evil.example/v1/notifications/certs/C' },
  ],
  ['a certificate of another path', {}, { 'paypal-cert-url': 'https://api.paypal.com/redirect' }],
  ['another way to sign', {}, { 'paypal-auth-algo': 'none' }],
  ['another id', {}, { 'paypal-transmission-id': 'WH-0' }],
])('a message with %s is refused', async (_, switches, headers) => {
  await paid()
  for (const message of fake.messages.take(switches)) {
    const changed = { ...message, headers: { ...message.headers, ...headers } }
    await expect(provider.verify(received(changed, PAID_AT))).rejects.toThrow(MessageRefused)
  }
})
