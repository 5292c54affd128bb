import type { IncomingMessage, ServerResponse } from 'node:http'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { notFoundPage } from './not-found-page.server'

const app = new Hono()
app.use(async (_, next) => next())
app.get('/api/orders/:token', (c) => c.text('order'))
app.post('/api/orders', (c) => c.text('placed'))
app.get('/:file{sitemap-\\d+\\.xml}', (c) => c.text('map'))
app.use('/tools/*', async (_, next) => next())
app.all('*', (c) => c.text('page'))

test.each([
  ['GET', '/nothing', true],
  ['HEAD', '/fr/nothing/at/all.php', true],
  ['GET', '/sitemap-x.xml', true],
  ['POST', '/nothing', false],
  ['GET', '/api/orders/x', false],
  ['GET', '/sitemap-1.xml', false],
  ['GET', '/tools/x', false],
  ['GET', '/shop', false],
  ['GET', '/nothing.data', false],
  ['GET', '/%00', true],
  ['GET', '/shop/%00', true],
  ['GET', '/api/orders/%00', false],
  ['GET', '/tools/%00', false],
  ['GET', '/%20', false],
  ['GET', `/${'x'.repeat(600)}`, false],
])('%s %s gets the kept 404 page: %s', (method, path, taken) => {
  const sent: unknown[] = []
  const notFound = (request: IncomingMessage) => {
    sent.push(request)
    return true as const
  }
  const handle = notFoundPage(app, { notFound })
  const request = { method, url: path, headers: { host: 'shop.example' } } as IncomingMessage
  expect(handle(request, {} as ServerResponse, path)).toBe(taken)
  expect(sent).toHaveLength(taken ? 1 : 0)
})
