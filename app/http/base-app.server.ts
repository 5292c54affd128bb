import { Hono } from 'hono'
import { isUnavailable, RETRY_AFTER } from '../database/unavailable'
import { FORM_BYTES, limitBody } from './body-limits.server'
import { clientLeft, toNobody } from './bounds/client-left'
import { log } from './log.server'
import { problem } from './problem'

/** PostgreSQL compares with no text that holds a NUL. */
const NO_ADDRESS = /%00/

const badAddress = () => problem(400, 'bad_address', 'The address holds what no address can hold.')

export function baseApp() {
  const app = new Hono()
  app.use(
    limitBody(FORM_BYTES, () =>
      problem(413, 'body_too_large', 'The request is larger than 100 kB.'),
    ),
  )
  app.use(async (c, next) => {
    if (NO_ADDRESS.test(c.req.url)) return badAddress()
    return next()
  })
  app.onError((error, c) => {
    if (clientLeft(error)) return toNobody()
    if (isUnavailable(error)) {
      log.warn({ reason: error.message, path: c.req.path }, 'the database is away or busy')
      return unavailable(c.req.header('Accept') ?? '')
    }
    log.error({ err: error }, 'request failed')
    return problem(500, 'internal', 'Something went wrong on our side. Please try again.')
  })
  return app
}

/** A form sent without script is read by a person, so the answer is plain words. */
function unavailable(accepted: string) {
  const words = 'The shop cannot reach its database right now. Please try again in a moment.'
  if (!accepted.includes('text/html')) return problem(503, 'unavailable', words, {}, RETRY_AFTER)
  return new Response(words, {
    status: 503,
    headers: { ...RETRY_AFTER, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  })
}
