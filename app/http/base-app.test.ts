import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { baseApp } from './base-app.server'

test('a body of more than 100 kB is refused, except by edges that bound their own', async () => {
  const own = new Hono().post('/own', async (c) => c.text(String((await c.req.text()).length)))
  const app = baseApp([own])
  app.post('/other', async (c) => c.text(String((await c.req.text()).length)))
  const send = (path: string, length: number) =>
    app.request(path, {
      method: 'POST',
      body: 'x'.repeat(length),
      headers: { 'Content-Length': String(length) },
    })
  expect([(await send('/other', 99_000)).status, (await send('/other', 200_000)).status]).toEqual([
    200, 413,
  ])
  expect(await (await send('/own', 200_000)).text()).toBe('200000')
  expect((await app.request('/own?q=%00', { method: 'POST' })).status).toBe(400)
})

test('a stream behind a response to HEAD, whose body nobody reads, is ended', async () => {
  let ended = 0
  const events = () =>
    new ReadableStream({ start: (one) => one.enqueue('x'), cancel: () => void ended++ })
  const app = baseApp()
  app.get(
    '/events',
    () => new Response(events(), { headers: { 'Content-Type': 'text/event-stream' } }),
  )
  await (await app.request('/events')).body?.getReader().read()
  expect(ended).toBe(0)
  const response = await app.request('/events', { method: 'HEAD' })
  expect([ended, response.status, response.body]).toEqual([1, 200, null])
  expect(response.headers.get('Content-Type')).toBe('text/event-stream')
})
