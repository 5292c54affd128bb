import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { log } from './log.server'
import { problem } from './problem'

/** No form or order comes near this; a catalogue comes in by the command line. */
const BODY_LIMIT = 100 * 1024

/** What all HTTP edges share: a bound on bodies, and faults that are logged and never shown. */
export function edge() {
  const app = new Hono()
  app.use(
    bodyLimit({
      maxSize: BODY_LIMIT,
      onError: () => problem(413, 'body_too_large', 'The request is larger than 100 kB.'),
    }),
  )
  app.onError((error) => {
    log.error({ err: error }, 'request failed')
    return problem(500, 'internal', 'Something went wrong on our side. Please try again.')
  })
  return app
}
