import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { addressShare, boundedServer, pipelinesTooMuch, slowReaders } from './connections.server'

const socket = (of: object) => Object.assign(new EventEmitter(), { destroyed: false }, of)

test('one public address has its share of the connections, and a proxy all of them', () => {
  const share = addressShare(2)
  const from = (remoteAddress: string) => socket({ remoteAddress })
  const [first] = [from('203.0.113.1'), from('203.0.113.2')]
  expect(share.admits(first as never)).toBe(true)
  expect(share.admits(from('::ffff:203.0.113.1') as never)).toBe(true)
  expect(share.admits(from('203.0.113.1') as never)).toBe(false)
  expect(share.admits(from('203.0.113.2') as never)).toBe(true)
  first?.emit('close')
  expect(share.admits(from('203.0.113.1') as never)).toBe(true)
  for (let n = 0; n < 10; n++) expect(share.admits(from('10.0.0.1') as never)).toBe(true)
})

test('a socket that reads one response too slowly is ended, and one that goes on asking is not', () => {
  const clock = { now: 0 }
  const ended: string[] = []
  const one = (name: string, writableLength: number) =>
    socket({ writableLength, bytesRead: 1, destroy: () => ended.push(name) })
  const [slow, busy, idle] = [one('slow', 9), one('busy', 9), one('idle', 0)]
  const sweep = slowReaders(new Set([slow, busy, idle]) as never, 1000, () => clock.now)
  sweep()
  clock.now = 600
  Object.assign(busy as object, { bytesRead: 2 })
  sweep()
  clock.now = 1200
  sweep()
  expect(ended).toEqual(['slow'])
})

test('no more of thousands of requests in one packet are read than may wait', async () => {
  let read = 0
  const server = boundedServer().on('request', (_, response) => {
    read++
    pipelinesTooMuch(response) // No request is answered.
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const asking = connect((server.address() as AddressInfo).port, '127.0.0.1')
  asking.on('error', () => {}).resume()
  asking.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n'.repeat(5000))
  await new Promise((closed) => asking.once('close', closed))
  server.close()
  expect(read).toBeLessThan(30)
})

test('a tunnel is refused with an answer', async () => {
  const server = boundedServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const asking = connect((server.address() as AddressInfo).port, '127.0.0.1')
  asking.write('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n')
  expect(await text(asking)).toMatch(/^HTTP\/1\.1 405 .*Connection: close/s)
  server.close()
})
