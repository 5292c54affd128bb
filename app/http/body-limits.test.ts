import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { limitBody } from './body-limits.server'

const app = new Hono()
app.use(limitBody(10, () => new Response('too large', { status: 413 })))
app.post('/', async (c) => c.text(await c.req.text()))

const post = (body: BodyInit, headers = {}) =>
  app.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
const stream = (text: string) => new Blob([text]).stream()

test('a body within the limit arrives whole, with a declared length and without', async () => {
  expect(await (await post('0123456789', { 'Content-Length': '10' })).text()).toBe('0123456789')
  expect(await (await post(stream('0123456789'))).text()).toBe('0123456789')
})

test('a larger body is refused, with a declared length and without', async () => {
  const declared = await post('0123456789a', { 'Content-Length': '11' })
  expect(declared.status).toBe(413)
  expect(declared.headers.get('Connection')).toBeNull() // The body was read to its end.
  const streamed = await post(stream('0123456789a'))
  expect(streamed.status).toBe(413)
  expect(streamed.headers.get('Connection')).toBe('close')
})
