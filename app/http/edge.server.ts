import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { log } from './log.server'
import { problem } from './problem'

/** No form or order comes near this; a catalogue comes in by the command line. */
const BODY_LIMIT = 100 * 1024

/** So much of a body that is too large is still read, so that its sender gets to read the answer. */
const DISCARD_LIMIT = 8 * 1024 * 1024

/** Reads a body to its end without keeping it; true when there is more than we care to read. */
async function discard(request: Request) {
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.length
    if (bytes > DISCARD_LIMIT) return true
  }
  return false
}

/** What all HTTP edges share: a bound on bodies, and faults that are logged and never shown. */
export function edge() {
  const app = new Hono()
  const limit = bodyLimit({
    maxSize: BODY_LIMIT,
    onError: async (c) => {
      const rest = await discard(c.req.raw)
      const headers: Record<string, string> = rest ? { Connection: 'close' } : {}
      return problem(413, 'body_too_large', 'The request is larger than 100 kB.', {}, headers)
    },
  })
  app.use((c, next) => {
    // Node holds a body to its declared length; the rest of the check would make a stream of each.
    const declared = c.req.raw.headers.get('Content-Length')
    return declared !== null && Number(declared) <= BODY_LIMIT ? next() : limit(c, next)
  })
  app.onError((error) => {
    log.error({ err: error }, 'request failed')
    return problem(500, 'internal', 'Something went wrong on our side. Please try again.')
  })
  return app
}
