import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGES } from '../../app/http/pages/page-rules'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { described, hostileRequest } from '../support/network/hostile-requests'
import { statusOf } from '../support/network/raw-request'
import { shopper } from '../support/shopper'

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
  for (const path of [
    '/contacts',
    '/newsletter',
    '/back-in-stock',
    '/de/contacts',
    '/contacts.data',
  ])
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

test('nothing that comes in is a fault of ours', { timeout: 120_000 }, async () => {
  const port = Number(new URL(shop.origin).port)
  await fc.assert(
    fc.asyncProperty(fc.array(hostileRequest, { minLength: 10, maxLength: 10 }), async (all) => {
      for (const request of all)
        expect(await statusOf(port, request), described(request)).toBeLessThan(500)
    }),
    { seed: 1, numRuns: 300, endOnFailure: true },
  )
  expect(said).toBe('')
})
