import type { IncomingMessage } from 'node:http'
import { Hono } from 'hono'
import { config } from '../config.server'
import { isSameSecret } from '../secrets/secret.server'
import { registry } from './metrics.server'
import { problem } from './problem'
import { clientAddressOf, isLoopback } from './rate-limits.server'
import { unreadyReason } from './readiness.server'

const NO_STORE = { 'Cache-Control': 'no-store' }

export function operationsApi() {
  const app = new Hono<{ Bindings: { incoming: IncomingMessage } }>()
  app.get('/healthz', (c) => c.text('ok', 200, NO_STORE))
  app.get('/readyz', async (c) => {
    const reason = await unreadyReason()
    return c.text(reason ?? 'ready', reason ? 503 : 200, NO_STORE)
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c.env.incoming)) {
      return problem(403, 'forbidden', 'Metrics need the METRICS_TOKEN as a bearer token.')
    }
    return c.body(await registry.metrics(), 200, {
      ...NO_STORE,
      'Content-Type': registry.contentType,
    })
  })
  return app
}

const FORWARDED = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
  'via',
]

/** Without a token, only this machine itself may read metrics, and not through a proxy on it. */
function mayReadMetrics(request: IncomingMessage) {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (config.METRICS_TOKEN && given) return isSameSecret(given, config.METRICS_TOKEN)
  return isLoopback(clientAddressOf(request)) && !FORWARDED.some((name) => name in request.headers)
}
