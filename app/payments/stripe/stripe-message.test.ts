import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { received } from '../../../tests/support/payments/fake-messages'
import { openedStripe } from '../../../tests/support/payments/opened-providers'
import { MessageRefused } from '../provider'

let fake: Awaited<ReturnType<typeof openedStripe>>['fake']
let provider: Awaited<ReturnType<typeof openedStripe>>['provider']
let begun: Awaited<ReturnType<typeof openedStripe>>['begun']

beforeEach(async () => {
  ;({ fake, provider, begun } = await openedStripe(() => PAID_AT))
})
afterEach(() => fake.stop())

test('messages name their attempt, whatever order they come in; a forged or old one is refused', async () => {
  const { started } = await begun()
  fake.pay(started.providerRef)
  const verify = (switches = {}) =>
    Promise.all(
      fake.messages.take(switches).map((message) => provider.verify(received(message, PAID_AT))),
    )
  const told = await verify({ duplicate: true, reordered: true })
  expect(told.map(({ kind }) => kind)).toEqual([
    'checkout.session.completed',
    'checkout.session.completed',
    'payment_intent.succeeded',
    'payment_intent.succeeded',
  ])
  expect(new Set(told.map(({ eventId }) => eventId)).size).toBe(2)
  expect(told[0]).toMatchObject({ providerRef: started.providerRef, reference: 'EX-1001-1' })
  expect(told[2]?.paymentRef).toMatch(/^pi_/)
  fake.dispute(started.providerRef)
  expect((await verify())[0]?.paymentRef).toMatch(/^pi_/)
  for (const switches of [{ wrongSignature: true }, { oldSignature: true }]) {
    fake.dispute(started.providerRef)
    await expect(verify(switches)).rejects.toThrow(MessageRefused)
  }
})
