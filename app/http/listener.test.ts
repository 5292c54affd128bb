import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { isHost, listener } from './listener.server'

test('requests that came together are handled one at a time, and each is answered', async () => {
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

test.each([
  ['shop.example', true],
  ['shop.example:8080', true],
  ['[::1]:80', true],
  [undefined, true],
  ['', false],
  ['a@b', false],
  ['a/b', false],
  ['a?b', false],
  ['a#b', false],
  ['a\\b', false],
  ['[', false],
  ['a b', false],
  ['a:99999', false],
  ['1.2.3.4.5', false],
])('the Host %s names a host: %s', (host, names) => expect(isHost(host)).toBe(names))

/** Sends named requests together, each of which holds the thread; returns those handled. */
async function handledOf(requests: { name: string; from?: string }[], ms: number) {
  const handled: string[] = []
  const handler = ({ url = '' }: { url?: string }, response: ServerResponse) => {
    const until = performance.now() + ms
    while (performance.now() < until);
    handled.push(url.slice(1))
    response.end()
    return true
  }
  const handle = listener([handler], new Hono())
  let accepted = 0
  const server = createServer((request, response) => {
    handle(request, response)
    if (request.url === '/leaves') request.socket.destroy()
  }).on('connection', () => void accepted++)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const clients = requests.map(({ from }) =>
    connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {}),
  )
  while (accepted < clients.length) await sleep(1)
  await Promise.all(
    clients.map((client, at) => {
      client.write(`GET /${requests[at]?.name} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`)
      return text(client).catch(() => '')
    }),
  )
  server.close()
  return handled
}

test('a request of another client does not wait for all that came before it', async () => {
  const flood = Array.from({ length: 100 }, () => ({ name: 'flood' }))
  const handled = await handledOf([...flood, { name: 'shopper', from: '127.0.0.2' }], 2)
  expect(handled).toHaveLength(101)
  expect(handled.indexOf('shopper')).toBeLessThan(50)
})

test('a request whose client left while it waited is not handled', async () => {
  const names = ['a', 'b', 'c', 'leaves', 'd']
  const handled = await handledOf(
    names.map((name) => ({ name })),
    10, // The time is longer than one turn may be held.
  )
  expect(handled).toEqual(['a', 'b', 'c', 'd'])
})
