import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { listener } from './listener.server'

test('of requests that came together one is handled at a time, and each is answered', async () => {
  const begun: ServerResponse[] = []
  const handler = (_: unknown, response: ServerResponse) => begun.push(response) > 0
  const server = createServer(listener([handler], new Hono()))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const get = (name: string, more = '') => `GET /${name} HTTP/1.1\r\nHost: shop\r\n${more}\r\n`
  client.write(get('first') + get('second') + get('third', 'Connection: close\r\n'))
  const responses = text(client)
  for (const count of [1, 2, 3]) {
    while (begun.length < count) await sleep(1)
    await sleep(10)
    expect(begun).toHaveLength(count)
    begun.at(-1)?.end(`this is ${begun.at(-1)?.req.url} `)
  }
  expect((await responses).match(/this is \/\w+/g)).toEqual([
    'this is /first',
    'this is /second',
    'this is /third',
  ])
  server.close()
})
