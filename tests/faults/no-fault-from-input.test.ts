import { request } from 'node:http'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGES } from '../../app/http/pages/page-rules'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { BILLING, orderOf, shopper } from '../support/shopper'

let shop: BuiltShop
let client: ReturnType<typeof shopper>
let said = ''
beforeAll(async () => {
  shop = await startBuiltShop({ LOG_LEVEL: 'error' })
  for (const stream of [shop.process.stdout, shop.process.stderr])
    stream?.on('data', (text) => {
      said += text
    })
  client = shopper(shop.origin, 20)
})
afterAll(async () => {
  client?.close()
  await shop?.stop()
})

const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'multipart/form-data; boundary=x'

/** Bodies that are no form, with the Content-Type they claim to have. */
const NO_FORMS: [string, string | undefined, string][] = [
  ['JSON', 'application/json', '{"token":"x"}'],
  ['a broken multipart', BOUNDARY, '--x\r\nContent-Disposition: form-data; na'],
  ['a multipart without boundary', 'multipart/form-data', '--x--'],
  ['text', 'text/plain', 'token=x'],
  ['nothing', undefined, ''],
  ['XML', 'application/xml', '<a/>'],
]

test.each(NO_FORMS)('a page that takes forms refuses %s', async (_, type, body) => {
  for (const path of ['/contacts', '/newsletter', '/de/contacts', '/contacts.data'])
    for (const routes of ['', '?_routes=,,..%2F', '?index']) {
      const response = await client.send('POST', path + routes, body, {
        'Content-Type': type ?? '',
      })
      expect([400, 404], path).toContain(response.status)
    }
})

test('forms that are too large, or whose signs are broken, are refused', async () => {
  const huge = { 'Content-Type': FORM, Connection: 'close' }
  const large = await client.send('POST', '/contacts', `message=${'x'.repeat(200_000)}`, huge)
  expect(large.status).toBe(413)
  const broken = await client.send('POST', '/contacts', '%%%=%E0%A4&%=', { 'Content-Type': FORM })
  expect(broken.status).toBe(422)
})

test('every page refuses methods that it does not know', async () => {
  for (const path of Object.keys(PAGES).map((page) => page.replace(/:\w+/, '1')))
    for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'TRACE', 'OPTIONS']) {
      const { status } = await client.send(method, path, undefined, { 'Content-Type': FORM })
      expect(status, `${method} ${path}`).toBe(405)
    }
})

/** The status of the response to what need not be HTTP's best manners. */
const statusOf = (method: string, path: string, body: string, headers: object) =>
  new Promise<number>((resolve, reject) => {
    const length = Buffer.byteLength(body)
    request(shop.origin + path, {
      method,
      headers: { ...headers, 'Content-Length': length },
      agent: false,
      timeout: 10_000,
    })
      .on('response', (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      .on('timeout', () => reject(new Error(`no response to ${method} ${path}`)))
      .on('error', reject)
      .end(body)
  })

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:'
const PATHS = [
  ...Object.keys(PAGES).flatMap((path) => {
    const one = path.replace(/:\w+/, '1')
    return [one, `/fr${one}`, `${one}.data`]
  }),
  ...['/api/products', '/api/products/1', '/api/products/search', '/api/products/category/beauty'],
  ...['/suggest', '/api/quote', '/api/orders', '/api/orders/x'],
  ...['/api/orders/x/cancel', '/api/orders/x/confirm'],
  ...['/api/newsletter', '/api/newsletter/unsubscribe', '/healthz', '/readyz', '/metrics'],
  ...['/robots.txt', '/sitemap.xml', '/sitemap-products-0.xml', '/feed.xml', '/favicon.svg'],
  ...['signUp', 'signInWithPassword', 'lookup', 'update', 'sendOobCode', 'resetPassword'].map(
    (method) => `${ACCOUNTS}${method}?key=exclusive-shop`,
  ),
  '/securetoken.googleapis.com/v1/token?key=exclusive-shop',
  ...['//', '/.data', '/_.data', '/%', '/%00', '/%ff.data', '/..%2f', '/assets/', '/media/x'],
]
const rare = fc.string({ unit: 'binary', maxLength: 30 })
const text = fc.oneof(rare, fc.constantFrom('', '\0', '1', 'x\u0000y', '\ud800', '%', '-1', '1e99'))
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'q',
        'page',
        'limit',
        'skip',
        'select',
        'sortBy',
        '_routes',
        'token',
        'confirm',
      ),
      text,
    ),
    { maxLength: 3 },
  )
  .map((pairs) => {
    const search = pairs.map(
      ([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`,
    )
    return search.join('&')
  })
const FIELDS = ['email', 'password', 'displayName', 'idToken', 'token', 'refresh_token', 'oobCode']
const values = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.dictionary(fc.constantFrom(...FIELDS, 'grant_type', 'requestType', 'items', 'coupon'), text),
  fc
    .constantFrom('street', 'city', 'firstName', 'email')
    .chain((field) =>
      text.map((value) => orderOf(undefined, { billing: { ...BILLING, [field]: value } })),
    ),
)
const body = fc.oneof(
  values.map((value) => JSON.stringify(value)),
  fc
    .dictionary(fc.constantFrom('name', 'email', 'phone', 'message', 'token', 'do'), text)
    .map((form) => new URLSearchParams(form).toString()),
  rare,
  fc.constantFrom('', '--x\r\n', '%E0%A4', '{"a":', 'x'.repeat(70_000)),
)
const headers = fc.record(
  {
    'Content-Type': fc.constantFrom('application/json', FORM, BOUNDARY, 'text/plain', 'x', ''),
    Origin: fc.constantFrom('null', '%%%', 'http://', 'https://evil.example'),
    Host: fc.constantFrom('99999999999', '[', 'a b', 'x:y', 'evil.example'),
    Authorization: fc.constantFrom('Bearer x', 'Bearer a.b.c', 'Basic \u00ff', ''),
    'Accept-Encoding': fc.constantFrom('br;q=x', '*', 'gzip, br'),
    'Accept-Language': fc.constantFrom('fr', '*', ';;;'),
    'Idempotency-Key': fc.constantFrom('k', 'a b', ''),
    'If-None-Match': fc.constantFrom('*', 'W/"', 'x'),
    'X-Forwarded-For': fc.constantFrom(',', '::', '1.2.3.4, x'),
    'Content-Encoding': fc.constantFrom('gzip', 'x'),
    Range: fc.constantFrom('bytes=0-', 'x'),
  },
  { requiredKeys: [] },
)

test('nothing that comes in is a fault of ours', { timeout: 120_000 }, async () => {
  const asked = fc.record({
    method: fc.constantFrom(...METHODS),
    path: fc.constantFrom(...PATHS),
    query,
    body,
    headers,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 10, maxLength: 10 }), async (all) => {
      for (const { method, path, query, body, headers } of all) {
        const url = query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path
        const status = await statusOf(method, url, body, headers)
        expect(
          status,
          `${method} ${url} ${JSON.stringify(headers)} ${body.slice(0, 200)}`,
        ).toBeLessThan(500)
      }
    }),
    { seed: 1, numRuns: 300, endOnFailure: true },
  )
  expect(said).toBe('')
})
