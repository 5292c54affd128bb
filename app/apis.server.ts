import { Hono } from 'hono'

/** The HTTP edges beside the pages of routes.ts, in the order they are mounted. */
export function apis() {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok'))
  return app
}
