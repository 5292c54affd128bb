import { createHmac, timingSafeEqual } from 'node:crypto'
import { MessageRefused } from '../provider'

/** An older message may be a recording that somebody sends again. */
const OLDEST_STAMP_MS = 300_000
const MOST_SIGNATURES = 20

/** Signs `t.body` with HMAC-SHA256, hex: the scheme of Stripe and of the test payment. */
export const stampedSignature = (secret: string, seconds: number, body: string | Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex')

/**
 * Checks a header such as `t=1760000000,v1=HEX,v1=HEX`; one good v1 is enough, as keys are exchanged
 * one after the other. Throws MessageRefused. `receivedAt` is in epoch milliseconds.
 */
export function verifyStamped(
  header: string | undefined,
  secret: string,
  body: Uint8Array,
  receivedAt: number,
) {
  const parts = (header ?? '').split(',', MOST_SIGNATURES).map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1] ?? Number.NaN)
  if (!Number.isSafeInteger(seconds)) throw new MessageRefused('The message has no signature.')
  const wanted = Buffer.from(stampedSignature(secret, seconds, body), 'hex')
  const isGood = parts
    .filter(([name, value]) => name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? ''))
    .some(([, value]) => timingSafeEqual(Buffer.from(value ?? '', 'hex'), wanted))
  if (!isGood) throw new MessageRefused('The signature of the message is wrong.')
  if (receivedAt - seconds * 1000 > OLDEST_STAMP_MS)
    throw new MessageRefused('The signature of the message is too old.')
}
