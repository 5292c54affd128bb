import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { answerTo } from '../support/network/raw-request'
import { shopOfSuite } from './shop-of-suite'

const { shop } = shopOfSuite({ LOG_LEVEL: 'info', REQUEST_SECONDS: '2' })
let said = ''
beforeAll(() => {
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (text) => {
      said += text
    })
})

const HOST = 'Host: shop\r\nConnection: close\r\n'
const get = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\n${HOST}${headers}\r\n`
const post = (path: string, headers: string, body = '') =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\n${headers}\r\n${body}`
const json = (path: string, body: string, headers = '') =>
  post(path, `Content-Length: ${body.length}\r\n${headers}`, body)
const many = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n))
const packed = gzipSync('{"items":[{"productId":1,"quantity":1}]}').toString('latin1')
const SMUGGLED = 'GET /api/products HTTP/1.1\r\nHost: shop\r\n\r\n'
const DEEP = '['.repeat(20_000) + ']'.repeat(20_000)

/** What is sent, and the statuses that come back before the shop closes. */
const ATTACKS: [string, string, ...number[]][] = [
  ['headers over 16 kB', get('/', `X: ${'a'.repeat(20_000)}\r\n`), 431],
  ['fifteen hundred headers', get('/', 'X: y\r\n'.repeat(1500)), 431],
  ['no Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  ['HTTP/1.0', 'GET /about HTTP/1.0\r\n\r\n', 200],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x00\xf8\x01\x00\x00\xf4\x03\x03', 400],
  ['a tunnel', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['an unknown method', `FOO / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}Cookie: a=b\r\n\r\n`, 405],
  ['an upgrade', get('/about', 'Upgrade: websocket\r\n'), 200],
  ['an upgrade of an order', json('/api/orders', '{}', 'Upgrade: h2c\r\n'), 400],
  [
    'both framings',
    post(
      '/api/orders',
      'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n',
      `0\r\n\r\n${SMUGGLED}`,
    ),
    400,
  ],
  [
    'unknown framing',
    post('/api/orders', 'Transfer-Encoding: xchunked\r\n', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  [
    'framing undone',
    post('/api/orders', 'Transfer-Encoding: chunked, identity\r\n', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  [
    'framing in disguise',
    post('/api/orders', 'Transfer-Encoding : chunked\r\n', `0\r\n\r\n${SMUGGLED}`),
    400,
  ],
  ['two lengths', post('/api/orders', 'Content-Length: 2\r\nContent-Length: 3\r\n', '{}x'), 400],
  ['a signed length', post('/api/orders', 'Content-Length: +2\r\n', '{}'), 400],
  ['an endless length', post('/api/orders', 'Content-Length: 99999999999999999999\r\n', '{}'), 400],
  [
    'an endless chunk',
    post('/api/orders', 'Transfer-Encoding: chunked\r\n', 'fffffffffffffffff\r\n{}'),
    400,
  ],
  [
    'a chunk of notes',
    post('/api/orders', 'Transfer-Encoding: chunked\r\n', `2;${'a'.repeat(30_000)}\r\n{}\r\n`),
    413,
  ],
  ['a folded header', get('/', 'X: a\r\n b\r\n'), 400],
  ['a NUL in a header', get('/', 'X: a\0b\r\n'), 400],
  ['lines without returns', 'GET / HTTP/1.1\nHost: shop\n\n', 400],
  [
    'a request in the body of a GET',
    `GET /about HTTP/1.1\r\nHost: shop\r\nContent-Length: ${SMUGGLED.length}\r\n\r\n${SMUGGLED}${get('/faq')}`,
    200,
    200,
  ],
  ['a zipped body', json('/api/quote', packed, 'Content-Encoding: gzip\r\n'), 400],
  ['deep JSON', json('/api/orders', DEEP), 400],
  ['deep JSON to be priced', json('/api/quote', DEEP), 422],
  [
    'keys of prototypes',
    json('/api/quote', '{"__proto__":{"items":[{"productId":1,"quantity":1}]}}'),
    422,
  ],
  [
    'a form to an API',
    post(
      '/api/orders',
      'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 5\r\n',
      '--x--',
    ),
    400,
  ],
  [
    'another method in a header',
    json('/api/orders/x/cancel', '{}', 'X-HTTP-Method-Override: DELETE\r\n'),
    404,
  ],
  [
    'a thousand ranges',
    get('/about', `Range: bytes=${many(1000, (n) => `${n}-${n + 1}`)}\r\n`),
    200,
  ],
  [
    'a thousand versions',
    get('/about', `If-None-Match: ${many(700, (n) => `W/"${n}${'x'.repeat(12)}"`)}\r\n`),
    200,
  ],
  ['a thousand encodings', get('/about', `Accept-Encoding: ${'br;q=0.1, '.repeat(1000)}\r\n`), 200],
  ['two thousand cookies', get('/nope', `Cookie: ${'a=b; '.repeat(2000)}\r\n`), 404],
  ['a query of 15 kB', get(`/shop?q=${'a'.repeat(15_000)}`), 414],
  ['folders above', get('/assets/..%2f..%2fpackage.json'), 404],
  ['folders above the pictures', get('/media/demo/..%2f..%2f1-1/96.webp'), 404],
  ['a broken percent sign', get('/shop/%zz'), 404],
  ['metrics from elsewhere', get('/metrics', 'X-Forwarded-For: 127.0.0.1\r\n'), 403],
  ['a form of another site', json('/contacts', 'name=x', 'Origin: http://evil.example\r\n'), 400],
  [
    'a Host that is no host',
    'GET /nope HTTP/1.1\r\nHost: "><script>\r\nConnection: close\r\n\r\n',
    400,
  ],
]

test.each(ATTACKS)('%s', async (_, sent, ...statuses) => {
  const answer = await answerTo(Number(new URL(shop.origin).port), sent)
  const all = [...answer.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
  expect(all).toEqual(statuses)
  expect(answer).not.toMatch(/evil|<script>"|at .*\.js:\d/)
  expect(said).toBe('')
})

test('an address written as to a proxy is the same address, and names no other host', async () => {
  const port = Number(new URL(shop.origin).port)
  const [own, absolute] = await Promise.all([
    answerTo(port, get('/api/products/1?select=thumbnail')),
    answerTo(port, get('http://evil.example/api/products/1?select=thumbnail')),
  ])
  const body = (answer: string) => answer.slice(answer.indexOf('\r\n\r\n'))
  expect(body(absolute)).toBe(body(own))
  expect(body(own)).toContain(`${shop.origin}/media/`)
})
