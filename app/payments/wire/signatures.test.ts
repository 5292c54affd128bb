import { generateKeyPairSync, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { expect, test } from 'vitest'
import { snsText } from '../bkash/sns-message.server'
import { paypalText } from '../paypal/paypal-message.server'
import { MessageRefused } from '../provider'
import { sslcommerzHash } from '../sslcommerz/sslcommerz-message'
import { verifyStripe } from '../stripe/stripe-message'
import { stampedSignature, verifyStamped } from './webhook-signature'

const STRIPE = {
  secret: 'whsec_test_secret',
  seconds: 1_760_000_000,
  body: '{"id":"evt_1","object":"event","type":"checkout.session.completed"}',
  v1: '3b9f5680a51274ae1c10d2d60cbaf203de6f8f14fc159777fa0a4e65248551cd',
}

test('the signature of Stripe is the known one', () => {
  expect(stampedSignature(STRIPE.secret, STRIPE.seconds, STRIPE.body)).toBe(STRIPE.v1)
})

test('one good signature of several is enough, and five minutes the oldest', () => {
  const body = Buffer.from(STRIPE.body)
  const at = STRIPE.seconds * 1000
  const check = (header: string | undefined, receivedAt = at) =>
    verifyStamped(header, STRIPE.secret, body, receivedAt)
  check(`t=${STRIPE.seconds},v1=${'0'.repeat(64)},v1=${STRIPE.v1},v0=x`)
  check(`t=${STRIPE.seconds}, v1=${STRIPE.v1}`, at + 300_000)
  expect(() => check(`t=${STRIPE.seconds},v1=${STRIPE.v1}`, at + 300_001)).toThrow('too old')
  for (const header of [
    undefined,
    '',
    't=,v1=',
    `t=${STRIPE.seconds}`,
    `v1=${STRIPE.v1}`,
    `t=${STRIPE.seconds + 1},v1=${STRIPE.v1}`,
    `t=${STRIPE.seconds},v0=${STRIPE.v1}`,
    `t=${STRIPE.seconds},v1=${STRIPE.v1.toUpperCase()}`,
    `t=${STRIPE.seconds},v1=${STRIPE.v1.slice(2)}`,
    `t=1e9,${'v1=x,'.repeat(10_000)}`,
  ])
    expect(() => check(header), header?.slice(0, 40)).toThrow(MessageRefused)
})

test('the hash of SSLCommerz is the known one', () => {
  const fields = {
    amount: '1250.00',
    bank_tran_id: 'BT1',
    currency: 'BDT',
    status: 'VALID',
    tran_id: 'EX-1001-1',
    val_id: 'V1',
  }
  expect(sslcommerzHash(fields, Object.keys(fields).reverse(), 'qwerty')).toBe(
    '81100ad48a874d2d28352d38b0fd7598',
  )
})

test('PayPal signs the CRC-32 of the raw body in decimals', () => {
  const body = Buffer.from('{"id":"WH-1","event_type":"PAYMENT.CAPTURE.COMPLETED"}')
  expect(crc32(body)).toBe(2_325_436_976)
  expect(paypalText('id-1', '2026-11-23T12:00:00Z', '8PT', body)).toBe(
    'id-1|2026-11-23T12:00:00Z|8PT|2325436976',
  )
})

test('Amazon signs the fields that are there, sorted, a line each', () => {
  const message = {
    Type: 'Notification' as const,
    Message: '{}',
    MessageId: 'm1',
    Timestamp: '2026-11-23T12:00:00.000Z',
    TopicArn: 'arn:aws:sns:r:1:t',
    Signature: '',
    SignatureVersion: '1' as const,
    SigningCertURL: '',
    SubscribeURL: 'https://not-signed-here',
  }
  const text =
    'Message\n{}\nMessageId\nm1\nTimestamp\n2026-11-23T12:00:00.000Z\nTopicArn\narn:aws:sns:r:1:t\nType\nNotification\n'
  expect(snsText(message)).toBe(text)
  expect(snsText({ ...message, Subject: 'S' })).toBe(
    text.replace('Timestamp', 'Subject\nS\nTimestamp'),
  )
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signature = sign('RSA-SHA1', Buffer.from(text), privateKey)
  expect(verify('RSA-SHA1', Buffer.from(text), publicKey, signature)).toBe(true)
})

test('a hostile body is refused, though it is signed', () => {
  const verifyBody = (body: Buffer) => {
    const v1 = stampedSignature('whsec_x', STRIPE.seconds, body)
    const headers = { 'stripe-signature': `t=${STRIPE.seconds},v1=${v1}` }
    return () => verifyStripe({ headers, body, receivedAt: STRIPE.seconds * 1000 }, 'whsec_x')
  }
  for (const body of [
    Buffer.alloc(257 * 1024, 'a'),
    Buffer.from([0xff, 0xfe]),
    Buffer.from(`${'['.repeat(50_000)}${']'.repeat(50_000)}`),
    Buffer.from('{"a":'.repeat(20_000)),
    Buffer.from('{}'),
    Buffer.from('null'),
    Buffer.from('"text"'),
    Buffer.from('{"id":"e","type":"t","data":{"object":null}}'),
    Buffer.from('{"id":{"$ne":1},"type":"t","data":{"object":{}}}'),
    Buffer.alloc(0),
  ])
    expect(verifyBody(body), body.subarray(0, 40).toString()).toThrow(MessageRefused)
})
