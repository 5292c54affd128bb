import { type ServerResponse, validateHeaderValue } from 'node:http'
import { type Context, Hono } from 'hono'
import { routePath } from 'hono/route'
import { isUnavailable, RETRY_AFTER } from '../database/unavailable'
import { FORM_BYTES, limitBody } from './body-limits.server'
import { log } from './log.server'
import { pageRoute } from './pages/page-route'
import { internal, problem } from './problem'
import { clientIsGone, toNobody } from './records/client-gone.server'
import { nameRoute, routeTimes } from './records/request-times.server'

/** PostgreSQL compares with no text that holds a NUL. */
const NO_ADDRESS = /%00/
/**
 * The longest address. A page repeats its query in every link: 15 kB of query make 260 kB of page,
 * in ten times as long.
 */
const LONGEST_ADDRESS = 4096

const badAddress = () => problem(400, 'bad_address', 'The address holds what no address can hold.')

/** Returns the app. `bounded` are edges that bound their own bodies; others take 100 kB. */
export function baseApp(bounded: Hono[] = []) {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    // A header that cannot be sent is a fault here, where it is answered, and not in the library.
    for (const [name, value] of c.res.headers) validateHeaderValue(name, value)
    // Hono drops the body of a GET's response silently: a stream of events would go on for ever.
    if (c.req.method === 'HEAD') c.res.body?.cancel().catch(() => {})
  })
  app.use(async (c, next) => {
    await next()
    const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse } // Tests have none.
    if (outgoing) nameRoute(outgoing, routeTimes('app', routeOf(c)))
  })
  app.use(async (c, next) => {
    if (NO_ADDRESS.test(c.req.url)) return badAddress()
    if (c.req.url.length > LONGEST_ADDRESS)
      return problem(414, 'address_too_long', 'The address is longer than 4,096 characters.')
    return next()
  })
  for (const one of bounded) app.route('/', one)
  app.use(
    limitBody(FORM_BYTES, () =>
      problem(413, 'body_too_large', 'The request is larger than 100 kB.'),
    ),
  )
  app.onError((error, c) => {
    if (clientIsGone(c)) return toNobody()
    log.error({ err: error, route: routeOf(c) }, 'a request failed')
    if (isUnavailable(error)) {
      return unavailable(c.req.header('Accept') ?? '')
    }
    return internal()
  })
  return app
}

/** Returns the pattern of the handler that responded; pages share one, so theirs is the page's. */
export function routeOf(c: Context) {
  const pattern = routePath(c)
  return pattern.endsWith('*') ? pageRoute(c.req.path) : pattern
}

/** Answers in plain words, because a person reads the answer to a form sent without scripts. */
function unavailable(accepted: string) {
  const words = 'The shop cannot reach its database right now. Please try again in a moment.'
  if (!accepted.includes('text/html')) return problem(503, 'unavailable', words, {}, RETRY_AFTER)
  return new Response(words, {
    status: 503,
    headers: { ...RETRY_AFTER, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  })
}
