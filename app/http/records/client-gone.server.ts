import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'

/** A client that leaves breaks the reading of its body, which is no fault of the shop. */
export function clientIsGone(c: Context) {
  const { incoming, outgoing } = (c.env ?? {}) as {
    incoming?: IncomingMessage
    outgoing?: ServerResponse
  }
  return Boolean(incoming?.destroyed && !incoming.complete) || Boolean(outgoing?.destroyed)
}

/** Nobody reads it. */
export const toNobody = () => new Response(null, { status: 400 })
