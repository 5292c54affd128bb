import { expect, test } from 'vitest'
import { operationsApi } from './operations-api'

const metrics = (headers: Record<string, string>) =>
  operationsApi().request('/metrics', {}, {
    incoming: { headers, socket: { remoteAddress: '127.0.0.1' } },
  } as never)

test('this machine itself reads the metrics', async () => {
  expect((await metrics({ host: 'localhost:3000' })).status).toBe(200)
})

test.each(['forwarded', 'x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'via'])(
  'a proxy on this machine that sends only %s does not read the metrics',
  async (name) => expect((await metrics({ [name]: '203.0.113.7' })).status).toBe(403),
)
