import fc from 'fast-check'
import { apis } from '../../../app/apis.server'
import { PAGES } from '../../../app/http/pages/page-rules'
import { BILLING, orderOf } from '../shopper'

export interface HostileRequest {
  method: string
  target: string
  headers: string[]
  body: string | Buffer
  framing: 'length' | 'chunked' | 'cut' | 'short' | 'long' | 'both' | 'none'
}

const FORM = 'application/x-www-form-urlencoded'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

/** Every page of routes.ts in its shapes, and every route that apis.server.ts mounts. */
const pages = Object.keys(PAGES).flatMap((path) => {
  const one = path.replace(/:\w+/, '1')
  return [one, `/fr${one}`, `${one === '/' ? '/_' : one}.data`]
})
const edges = apis()
  .routes.map(({ path }) => path)
  .filter((path) => path !== '/*' && path !== '*')
  .map((path) => path.replace(/:file\{[^}]*\}+/, 'sitemap-products-0.xml').replace(/:\w+/g, 'x'))
const key = '?key=exclusive-shop'
export const PATHS = [
  ...new Set([...pages, ...edges, ...edges.map((path) => path + key)]),
  ...['/api/products', '/api/products/1', '/api/products/search', '/api/products/category/beauty'],
  ...['/suggest', '/media/demo/1-1/96.webp', '/media/products/1-0-0123456789/96.avif', '/assets/'],
  ...[
    '//',
    '/.data',
    '/_.data',
    '/%',
    '/%00',
    '/%ff.data',
    '/..%2f',
    '*',
    '/__manifest',
    '/favicon.svg',
  ],
]

const nasty = [
  '',
  '\0',
  '1',
  'x\u0000y',
  '\ud800',
  '%',
  '-1',
  '1e99',
  '\u2028',
  '__proto__',
  '../..',
]
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.constantFrom(...nasty))
const NAMES = [
  'q',
  'page',
  'limit',
  'skip',
  'select',
  'sortBy',
  'order',
  '_routes',
  'token',
  'confirm',
  'leave',
  'category',
  'postcode',
  'oobCode',
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...NAMES), text), { maxLength: 3 })
  .map((pairs) =>
    pairs.map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`).join('&'),
  )

const FIELDS = [
  'email',
  'password',
  'displayName',
  'idToken',
  'token',
  'refresh_token',
  'oobCode',
  'grant_type',
  'requestType',
  'items',
  'coupon',
  'deleteProvider',
  'localId',
  '__proto__',
  'constructor',
]
const values = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(text, fc.jsonValue({ maxDepth: 1 }))),
  fc
    .tuple(fc.constantFrom('street', 'city', 'firstName', 'email', 'phone', 'country'), text)
    .map(([field, value]) => orderOf(undefined, { billing: { ...BILLING, [field]: value } })),
  fc.jsonValue({ maxDepth: 1 }).map((items) => orderOf(items as never)),
)
const DEEP = [
  '['.repeat(30_000),
  '{"a":'.repeat(9000),
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
  '{"__proto__":{"items":[]},"constructor":{"prototype":1},"items":{"length":1e9}}',
  '{"items":[{"productId":1e999,"quantity":-0}],"billing":null}',
]
const body = fc.oneof(
  values.map((value) => JSON.stringify(value)),
  fc
    .dictionary(
      fc.constantFrom('name', 'email', 'phone', 'message', 'token', 'do', 'list', 'website'),
      text,
    )
    .map((form) => new URLSearchParams(form).toString()),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '--x\r\n', '%E0%A4', '{"a":', 'a=\u2028', '\0\0', ...DEEP),
  fc.constantFrom(70_000, 150_000, 400_000).map((length) => 'x'.repeat(length)),
  fc.constant(Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28])),
)

const given: Record<string, string[]> = {
  'Content-Type': [
    'application/json',
    FORM,
    'multipart/form-data; boundary=x',
    'multipart/form-data',
    'text/plain',
    'x',
    '',
    'application/json; charset=utf-16',
  ],
  Origin: ['null', '%%%', 'http://', 'https://evil.example', 'http://127.0.0.1'],
  Host: ['99999999999', '[', 'a b', 'x:y', 'evil.example', '127.0.0.1', ''],
  Authorization: [
    'Bearer x',
    'Bearer a.b.c',
    'Basic \u00ff',
    '',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
  ],
  'Accept-Encoding': ['br;q=x', '*', 'gzip, br', 'gzip;q=0, identity;q=0, *;q=0'],
  'Accept-Language': ['fr', '*', ';;;'],
  'Idempotency-Key': ['k', 'a b', '', 'x'.repeat(300)],
  'If-None-Match': ['*', 'W/"', 'x'],
  'X-Forwarded-For': [',', '::', '1.2.3.4, x'],
  'Content-Encoding': ['gzip', 'x'],
  Cookie: ['a=b', '=;=;;', `__proto__=${'x'.repeat(2000)}`, '\u00ff=%'],
  Range: ['bytes=0-', 'x'],
  Expect: ['100-continue', 'x'],
  Upgrade: ['websocket', 'h2c'],
  'X-HTTP-Method-Override': ['DELETE'],
}
const headers = fc
  .array(
    fc
      .constantFrom(...Object.keys(given))
      .chain((name) =>
        fc.constantFrom(...(given[name] as string[])).map((value) => `${name}: ${value}`),
      ),
    { maxLength: 5 },
  )
  .map((lines) => lines)

export const hostileRequest: fc.Arbitrary<HostileRequest> = fc
  .record({
    method: fc.constantFrom(...METHODS, 'GET', 'POST', 'POST'),
    path: fc.constantFrom(...PATHS),
    query,
    headers,
    body,
    framing: fc.constantFrom(
      'length',
      'length',
      'length',
      'chunked',
      'cut',
      'short',
      'long',
      'both',
      'none',
    ),
  } as const)
  .map(({ path, query, ...rest }) => ({
    ...rest,
    target: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path,
  }))

export const described = ({ body, ...rest }: HostileRequest) =>
  JSON.stringify({ ...rest, body: body.toString().slice(0, 200), length: body.length })
