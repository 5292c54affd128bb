import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** The most bytes of a form. Catalogues come in by the command line instead. */
export const FORM_BYTES = 100 * 1024
/** The most bytes of a JSON body, well above an order of a hundred lines. */
export const JSON_BYTES = 64 * 1024
/** A body that is too large is read up to here, or its sender would never read the refusal. */
const DISCARDED_BYTES = 8 * 1024 * 1024

export function limitBody(maxSize: number, refuse: () => Response): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError: (c) => refusal(c.req.raw, refuse) })
  return (c, next) => (isShort(c.req.raw, maxSize) ? next() : limit(c, next))
}

/** Thrown when a body is larger than its edge allows. */
export class BodyTooLarge extends Error {}

/** Limits a body that is read in pieces: nothing is held, and one too large breaks off. */
export function limitUpload(maxSize: number, refuse: () => Response): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req
    if (!raw.body || isShort(raw, maxSize)) return next()
    if (raw.headers.has('Content-Length')) return refusal(raw, refuse)
    const body = raw.body.pipeThrough(counted(maxSize))
    c.req.raw = new Request(raw, { body, duplex: 'half' } as RequestInit)
    return next()
  }
}

function counted(maxSize: number) {
  let size = 0
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, passed) {
      size += piece.length
      if (size > maxSize) passed.error(new BodyTooLarge())
      else passed.enqueue(piece)
    },
  })
}

/** Tells whether the body is short. Node enforces a declared length; others are counted. */
function isShort({ headers }: Request, maxSize: number) {
  const declared = headers.get('Content-Length')
  return declared !== null && Number(declared) <= maxSize
}

async function refusal(request: Request, refuse: () => Response) {
  const more = await discard(request)
  const response = refuse()
  if (more) response.headers.set('Connection', 'close')
  return response
}

/** Reads and drops a body. Returns true when it gave up: the body has no length or is too long. */
async function discard({ body }: Request) {
  if (body?.locked) return true // Hono's reader has counted it so far and does not hand it back.
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > DISCARDED_BYTES) return true
  }
  return false
}
