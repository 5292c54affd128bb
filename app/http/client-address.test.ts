import type { IncomingMessage } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { readConfig, setConfig } from '../config.server'
import { clientAddress, clientAddressOf, withClientAddress } from './rate-limits.server'

afterEach(() => setConfig(readConfig({})))

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { 'x-forwarded-for': forwarded },
  }) as never as IncomingMessage
const seen = (request: IncomingMessage) => withClientAddress(request, () => clientAddress())

test('a client cannot choose its address', () => {
  expect(seen(from('10.0.0.1', '1.2.3.4'))).toBe('10.0.0.1')
})

test('behind a trusted proxy the entry it appended counts, not what the client claims', () => {
  setConfig(readConfig({ TRUST_PROXY: 'true' }))
  expect(seen(from('10.0.0.1', '6.6.6.6, 1.2.3.4'))).toBe('1.2.3.4')
  expect(seen(from('10.0.0.1'))).toBe('10.0.0.1')
  expect(seen(from('10.0.0.1', 'x'.repeat(15_000)))).toBe('10.0.0.1')
})

test('IPv6 clients are distinguished by network, mapped IPv4 ones as IPv4', () => {
  expect(seen(from('2001:db8::1'))).toBe('2001:db8:0:0::/64')
  expect(seen(from('2001:db8:0:0:ffff::2'))).toBe('2001:db8:0:0::/64')
  expect(clientAddressOf(from('::ffff:127.0.0.1'))).toBe('127.0.0.1')
})
