import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'

/** Tells whether the client left, which breaks the reading of its body and is no fault. */
export function clientIsGone(c: Context) {
  const { incoming, outgoing } = (c.env ?? {}) as {
    incoming?: IncomingMessage
    outgoing?: ServerResponse
  }
  return Boolean(incoming?.destroyed && !incoming.complete) || Boolean(outgoing?.destroyed)
}

/** Returns a response that nobody reads. */
export const toNobody = () => new Response(null, { status: 400 })
