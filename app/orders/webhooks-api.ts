import { Hono } from 'hono'
import { db } from '../database/current.server'
import { RETRY_AFTER } from '../database/unavailable'
import { problem } from '../http/problem'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { PROVIDERS, type ProviderName } from '../payments/provider'
import { type Received, receiveMessage } from './online/receive-message.server'

/** Wide enough for a provider that sends a day's messages again, and cheap to refuse beyond. */
const messages = limiter('payment-message', { points: 1200, seconds: 60, addedUp: true })

/** The most bytes of a message; providers' own are a few thousand. */
const MESSAGE_BYTES = 64 * 1024
/** A provider sends a message at once; who does not holds a connection. */
const BODY_MS = 10_000

const ANSWERS: Record<Received, () => Response> = {
  stored: () => accepted(),
  duplicate: () => accepted(),
  ignored: () => accepted(),
  unverified: () => problem(400, 'unverified', 'The message cannot be verified.'),
  unknown_payment: () => again('unknown_payment', 'The payment is not known here yet.'),
  away: () => again('away', 'The message cannot be verified just now.'),
}

/** Takes in the messages of payment providers, whose bodies are checked byte by byte. */
export function webhooksApi() {
  const app = new Hono()
  app.post('/webhooks/:provider', async (c) => {
    const name = PROVIDERS.find((one) => one === c.req.param('provider'))
    if (!name) return problem(404, 'not_found', 'There is no such address.')
    if (!(await messages.take(clientAddress())))
      return problem(429, 'too_many', 'Too many messages. Please send it again later.')
    const body = await bodyOf(c.req.raw)
    if (body === 'late') return problem(408, 'too_slow', 'The message did not come in time.')
    if (!body) return problem(413, 'body_too_large', 'The message is larger than 64 kB.')
    return ANSWERS[await received(name, c.req.raw.headers, body)]()
  })
  return app
}

const received = (name: ProviderName, headers: Headers, body: Uint8Array) =>
  receiveMessage(db, name, {
    headers: Object.fromEntries(headers),
    body,
    receivedAt: Date.now(),
  })

/** Returns undefined for a body that is too large, and 'late' for one that does not end. */
async function bodyOf({ body }: Request): Promise<Uint8Array | 'late' | undefined> {
  if (!body) return new Uint8Array()
  const reader = body.getReader()
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(() => late.resolve('late'), BODY_MS)
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), late.promise])
      if (part === 'late') return part
      if (part.done) return Buffer.concat(parts)
      size += part.value.length
      if (size > MESSAGE_BYTES) return undefined
      parts.push(part.value)
    }
  } finally {
    clearTimeout(timer)
    // A body that is not read to its end is dropped; one that is has nothing to cancel.
    reader.cancel().catch(() => {})
  }
}

const accepted = () => new Response(null, { status: 200, headers: { 'Cache-Control': 'no-store' } })
const again = (code: string, detail: string) => problem(503, code, detail, {}, RETRY_AFTER)
