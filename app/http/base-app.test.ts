import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { baseApp } from './base-app.server'

test('a body of more than 100 kB is refused, but by edges that bound their own', async () => {
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
