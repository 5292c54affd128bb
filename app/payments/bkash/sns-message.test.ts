import { afterEach, beforeEach, expect, test } from 'vitest'
import { PAID_AT } from '../../../tests/support/payments/asked-payment'
import { received } from '../../../tests/support/payments/fake-messages'
import { openedBkash } from '../../../tests/support/payments/opened-providers'
import { MessageRefused } from '../provider'

let fake: Awaited<ReturnType<typeof openedBkash>>['fake']
let provider: Awaited<ReturnType<typeof openedBkash>>['provider']
let paid: Awaited<ReturnType<typeof openedBkash>>['paid']

beforeEach(async () => {
  ;({ fake, provider, paid } = await openedBkash(() => PAID_AT))
})
afterEach(() => fake.stop())

test('a message of the shop’s own topic is believed when Amazon signed it', async () => {
  await paid()
  const told = []
  for (const message of fake.messages.take({ duplicate: true }))
    told.push(await provider.verify(received(message, PAID_AT)))
  expect(told).toHaveLength(2)
  expect(told[0]).toEqual(told[1])
  expect(told[0]).toMatchObject({
    kind: 'Completed',
    reference: 'EX-1001-1',
    paymentRef: expect.stringMatching(/^TRX/),
  })
})

test.each([
  ['of another topic', { TopicArn: 'arn:aws:sns:ap-southeast-1:1:other' }, /another topic/],
  ['signed elsewhere', { SigningCertURL: 'https://sns.evil.example/a.pem' }, /not from Amazon/],
  [
    'with a host that only looks like Amazon',
    { SigningCertURL: 'https://sns.x.amazonaws.com.evil.example/a.pem' },
    /not from Amazon/,
  ],
  [
    'by http',
    { SigningCertURL: 'http://sns.ap-southeast-1.amazonaws.com/a.pem' },
    /not from Amazon/,
  ],
])('a message %s is refused', async (_, fields, reason) => {
  const message = fake.sns({ id: 'm1', notice: {}, fields })
  const verified = provider.verify(received(message, PAID_AT))
  await expect(verified).rejects.toThrow(MessageRefused)
  await expect(verified).rejects.toThrow(reason)
})

test('a forged, changed or day-old message is refused', async () => {
  for (const switches of [{ wrongSignature: true }, { oldSignature: true }]) {
    await paid()
    for (const message of fake.messages.take(switches))
      await expect(provider.verify(received(message, PAID_AT))).rejects.toThrow(MessageRefused)
  }
  const { body, headers } = fake.sns({ id: 'm1', notice: { trxID: 'T1' } })
  const changed = Buffer.from(String(body).replace('T1', 'T2'))
  await expect(provider.verify({ headers, body: changed, receivedAt: PAID_AT })).rejects.toThrow(
    'is wrong',
  )
})

test('the subscription to the topic is confirmed at Amazon, in both versions of signatures', async () => {
  const SubscribeURL =
    'https://sns.ap-southeast-1.amazonaws.com/?Action=ConfirmSubscription&Token=t'
  const fields = {
    Type: 'SubscriptionConfirmation',
    Token: 't',
    SubscribeURL,
    SignatureVersion: '2',
  }
  await provider.verify(received(fake.sns({ id: 'm1', notice: {}, fields }), PAID_AT))
  expect(fake.confirmed).toEqual([SubscribeURL])
  const elsewhere = { ...fields, SubscribeURL: 'https://evil.example/' }
  const message = fake.sns({ id: 'm2', notice: {}, fields: elsewhere })
  await expect(provider.verify(received(message, PAID_AT))).rejects.toThrow(MessageRefused)
})
