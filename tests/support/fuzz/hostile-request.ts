import { type Body, bodyOf } from './bodies'
import { deskOnes, type FuzzedEndpoint, shopEndpoints } from './endpoints'
import { type HeaderLines, headerLines } from './header-lines'
import type { Known } from './known'
import { type Random, randomFrom } from './random'
import { filled, hostileTarget, knownTarget, query } from './targets'

export interface HostileRequest {
  bytes: Buffer
  method: string
  /** Nothing else may be sent on its connection, as it might be taken for the body. */
  alone: boolean
  /** The server may close without an answer: it is no request, or only part of one. */
  broken: boolean
}

const OFTEN = ['GET', 'GET', 'GET', 'GET', 'GET', 'HEAD', 'POST']
const METHODS = [
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'PROPFIND',
  'SEARCH',
  'PURGE',
]
const NO_METHODS = ['FOO', 'get', 'CONNECT', 'G\xc9T', 'GET\0', '', 'PRI', 'X'.repeat(300)]
const VERSIONS = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/1.1 ',
  'HTTP',
  '',
  'SIP/2.0',
]
/** A larger body is refused, and the connection is closed. */
const LARGE = 50_000
/** A longer head is no request for Node (16 kB): 431, or nothing while it answers another. */
const LONG = 15_000

/** Matches addresses that Node's parser reads; others are 400 and end the connection. */
const READABLE = /^\/[\x21-\x7e]*$/

/** Makes the request of that number: the same for the same seed and known data. */
export function hostileRequest(seed: number, number: number, known: Known): HostileRequest {
  const random = randomFrom(seed, number)
  const kind = random.whole(100)
  if (kind < 34) return asked(random, known, hostileTarget(random, known))
  if (kind < 52) return asked(random, known, knownTarget(random, known))
  if (kind < 60) return torn(random, known)
  if (kind < 82) return sent(random, known, random.pick(shopEndpoints))
  return sent(random, known, random.pick(deskOnes))
}

function asked(random: Random, known: Known, target: string) {
  const method = random.pick(random.chance(0.85) ? OFTEN : METHODS)
  const header = headerLines(random, known)
  const body = /^(POST|PUT|PATCH|DELETE|QUERY)$/.test(method) && random.chance(0.7)
  return whole(method, target, header, {
    random,
    body: body
      ? { type: 'text/plain', bytes: Buffer.from(random.pick(['', 'a=b', '{}', '\0'])) }
      : undefined,
  })
}

function sent(random: Random, known: Known, endpoint: FuzzedEndpoint) {
  const given = endpoint.query ?? (random.chance(0.2) ? undefined : [])
  const path = filled(endpoint.path, random, known)
  const target = path.includes('?') ? path : path + query(random, given)
  const header = headerLines(random, known, random.chance(0.3) ? 3 : 0)
  const lines = [...header.lines]
  if (endpoint.desk && !lines.some((line) => line.startsWith('Authorization')))
    lines.push(`Authorization: Bearer ${known.deskToken}`)
  if (endpoint.path === '/api/orders' && random.chance(0.8))
    lines.push(`Idempotency-Key: ${random.whole(1e9)}`)
  const body = endpoint.body && bodyOf(endpoint, random, known)
  const method = endpoint.method === 'GET' && random.chance(0.1) ? 'HEAD' : endpoint.method
  return whole(method, target, { ...header, lines }, { random, body })
}

function torn(random: Random, known: Known): HostileRequest {
  const target = random.chance(0.5) ? knownTarget(random, known) : hostileTarget(random, known)
  const endpoint = random.pick(shopEndpoints)
  const header = headerLines(random, known)
  const body = bodyOf(endpoint, random, known)
  const path = filled(endpoint.path, random, known)
  const length = body.bytes.length
  const half = body.bytes.subarray(0, length >> 1)
  const sending = (framing: string, bytes: Buffer | string) =>
    message(
      'POST',
      path,
      'HTTP/1.1',
      [...header.lines, `Content-Type: ${body.type}`, framing],
      bytes,
    )
  const reading = (method: string, version: string) =>
    message(method, target, version, header.lines, '')
  const ways = [
    () => sending(`Content-Length: ${length + 10}`, half),
    () => sending(`Content-Length: ${half.length}`, body.bytes),
    () => sending(`Content-Length: ${length}\r\nTransfer-Encoding: chunked`, chunked(half)),
    () => sending('Transfer-Encoding: chunked', chunked(body.bytes).subarray(0, -5)),
    () => sending('Transfer-Encoding: chunked', `${'f'.repeat(random.pick([1, 8, 16, 40]))}\r\nx`),
    () => sending('Transfer-Encoding: chunked', '1;x="y\r\nz\r\n0\r\n\r\n'),
    () => sending('Transfer-Encoding: chunked', '1\r\nxx\r\n0\r\n\r\n'),
    () => sending('Transfer-Encoding: chunked', `0\r\nX: ${'y'.repeat(20_000)}\r\n\r\n`),
    () => sending('Transfer-Encoding: chunked', '-1\r\n\r\n'),
    () => sending('X: y', body.bytes),
    () => reading(random.pick(NO_METHODS), 'HTTP/1.1'),
    () => reading('GET', random.pick(VERSIONS)),
    () => reading('GET', 'HTTP/1.0'),
    () => message('GET', `${target} x`, 'HTTP/1.1', header.lines, ''),
    () => message('GET', target, 'HTTP/1.1', header.lines.slice(1), ''),
    () =>
      Buffer.from(reading('GET', 'HTTP/1.1').toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    () => reading('GET', 'HTTP/1.1').subarray(0, 5 + random.whole(30)),
    () => Buffer.from(`\r\n\r\n${reading('GET', 'HTTP/1.1').toString('latin1')}`, 'latin1'),
    () =>
      Buffer.from(
        random.pick(['\x16\x03\x01\x00\xf8\x01', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', '\0', '\r\n']),
        'latin1',
      ),
    () => Buffer.from(Array.from({ length: 1 + random.whole(60) }, () => random.whole(256))),
  ]
  return { bytes: random.pick(ways)(), method: 'torn', alone: true, broken: true }
}

interface Rest {
  random: Random
  body?: Body
}

function whole(method: string, target: string, header: HeaderLines, { random, body }: Rest) {
  const lines = [...header.lines]
  let bytes = body?.bytes ?? Buffer.alloc(0)
  const head = lines.reduce((sum, line) => sum + line.length, target.length)
  const readable = READABLE.test(target) && head < LONG
  const alone = header.alone || !readable || bytes.length > LARGE
  if (body) {
    if (body.type !== '' || random.chance(0.5)) lines.push(`Content-Type: ${body.type}`)
    if (random.chance(0.15)) {
      lines.push('Transfer-Encoding: chunked')
      bytes = chunked(bytes, random.pick([1, 7, 1000, 1e9]))
    } else lines.push(`Content-Length: ${bytes.length}`)
  }
  return {
    bytes: message(method, target, 'HTTP/1.1', lines, bytes),
    method,
    alone,
    broken: header.broken || !readable,
  } satisfies HostileRequest
}

const message = (
  method: string,
  target: string,
  version: string,
  lines: string[],
  body: Buffer | string,
) =>
  Buffer.concat([
    Buffer.from(`${method} ${target} ${version}\r\n${lines.join('\r\n')}\r\n\r\n`, 'latin1'),
    Buffer.from(body as string, 'latin1'),
  ])

function chunked(bytes: Buffer, size = 1e9) {
  const step = Math.max(size, Math.ceil(bytes.length / 200))
  const parts: Buffer[] = []
  for (let at = 0; at < bytes.length; at += step) {
    const part = bytes.subarray(at, at + step)
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from('0\r\n\r\n')])
}

/** Describes a request for a person: the head, and how the body begins. */
export function described({ bytes }: HostileRequest) {
  const text = bytes.toString('latin1')
  return `${JSON.stringify(text.slice(0, 1500))}${text.length > 1500 ? ` … ${text.length} bytes` : ''}`
}
