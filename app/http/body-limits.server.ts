import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** In bytes. Catalogues come in by the command line instead. */
export const FORM_BYTES = 100 * 1024
/** In bytes. An order of a hundred lines with every field full stays well below. */
export const JSON_BYTES = 64 * 1024
/** A body that is too large is read up to here, or its sender would never read the refusal. */
const DISCARDED_BYTES = 8 * 1024 * 1024

export function limitBody(maxSize: number, refuse: () => Response): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: async (c) => {
      const more = await discard(c.req.raw)
      const response = refuse()
      if (more) response.headers.set('Connection', 'close')
      return response
    },
  })
  return (c, next) => {
    // Node holds a body to its declared length, so only an undeclared one has to be counted.
    const declared = c.req.raw.headers.get('Content-Length')
    return declared !== null && Number(declared) <= maxSize ? next() : limit(c, next)
  }
}

/** True when reading was given up: the body has no length or is too long. */
async function discard({ body }: Request) {
  if (body?.locked) return true // counted so far by Hono's reader, which does not hand it back
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > DISCARDED_BYTES) return true
  }
  return false
}
