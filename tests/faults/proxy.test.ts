import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '../../app/http/pages/page-rules'
import { formsOf, postForm } from '../support/form-walk'
import { FRONTS } from '../support/network/fronts'
import { shopper } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const ORIGIN = 'https://shop.example'
/** The limit of the newsletter's API for one address in ten minutes, with RATE_LIMIT_SCALE=5. */
const NEWSLETTERS = 50

const settings = { TRUST_PROXY: 'true', RATE_LIMIT_SCALE: '5' }
const { shop } = shopOfSuite({ LOG_LEVEL: 'silent', ORIGIN, ...settings })

/** Stands in for a proxy that ends TLS where none is installed. */
async function ownProxy([backend]: string[]) {
  const proxy = createServer((incoming, outgoing) => {
    const before = incoming.headers['x-forwarded-for']
    const headers = {
      ...incoming.headers,
      host: 'shop.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': [before, incoming.socket.remoteAddress].filter(Boolean).join(', '),
    }
    const { method, url } = incoming
    const forwarded = request(`${backend}${url}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}

/** The checkout's form is sent by its script alone, to the orders API: its page takes none. */
const accepted = (address: string) => (address.startsWith('/checkout') ? [405] : [200, 303])

const OWN = { name: 'a proxy of the test’s own', present: true, start: ownProxy }
for (const [at, front] of [OWN, ...FRONTS].entries())
  describe.skipIf(!front.present)(`behind ${front.name}, which ends TLS`, () => {
    let proxy: Awaited<ReturnType<typeof ownProxy>>
    let client: ReturnType<typeof shopper>
    beforeAll(async () => {
      proxy = await front.start([shop.origin])
      client = shopper(proxy.origin)
    })
    afterAll(async () => {
      client?.close()
      await proxy?.stop()
    })

    test('every form of every page is accepted, with and without JavaScript', async () => {
      const paths = Object.keys(PAGES).filter((path) => !path.includes(':'))
      const addresses = new Set<string>()
      for (const path of [...paths, '/newsletter?confirm=x', '/newsletter?leave=x', '/fr/contacts'])
        for (const { action, body } of await formsOf(client, path)) {
          const api = action.startsWith('/api/')
          const tried = api ? [action] : [action, action.replace(/(?=\?|$)/, '.data')]
          for (const address of tried) {
            const { status } = await postForm(client, address, body, ORIGIN)
            expect(accepted(address), `${path} to ${address} with ${body}`).toContain(status)
            addresses.add(address.replace(/\?.*/, ''))
          }
        }
      for (const address of ['/contacts', '/newsletter', '/track-order', '/fr/contacts'])
        expect([...addresses]).toEqual(expect.arrayContaining([address, `${address}.data`]))
      expect(addresses).toContain('/api/newsletter')
    })

    test('a form of another site is refused', async () => {
      const body = new URLSearchParams({ token: 'x' })
      for (const sender of ['https://evil.example', 'null', '%%%'])
        for (const path of ['/newsletter', '/newsletter.data'])
          expect((await postForm(client, path, body, sender)).status, sender).toBe(400)
    })

    test('limits count by the address the proxy saw, whatever the client claims', async () => {
      const [crowd, other] = [10, 11].map((last) => `127.0.${at}.${last}`)
      const from = async (address: string | undefined, claimed: string) => {
        const visitor = shopper(proxy.origin, 1, address)
        const headers = { 'X-Forwarded-For': claimed }
        const { status } = await visitor.send(
          'POST',
          '/api/newsletter',
          { email: `${crypto.randomUUID()}@shop.example` }, // Mails to one mailbox are limited, too.
          headers,
        )
        visitor.close()
        return status
      }
      const statuses = new Set<number>()
      for (let sent = 0; sent < NEWSLETTERS; sent++)
        statuses.add(await from(crowd, `198.51.100.${sent}`))
      expect(statuses).not.toContain(429)
      expect(await from(crowd, '203.0.113.9')).toBe(429)
      expect(await from(other, `${crowd}`)).not.toBe(429)
    })

    test('a page comes from the cache, compressed, and is not sent again unchanged', async () => {
      const get = (headers: object) => client.send('GET', '/shop/1', undefined, headers)
      const [first, again] = [await get({}), await get({})]
      expect([first.status, again.status]).toEqual([200, 200])
      expect(again.headers.etag).toBe(first.headers.etag)
      const { headers } = await get({ 'Accept-Encoding': 'br' })
      expect(headers['content-encoding']).toBe('br')
      expect(headers['cache-control']).toBe(first.headers['cache-control'])
      expect((await get({ 'If-None-Match': first.headers.etag })).status).toBe(304)
    })
  })

test('a Host header is neither shown nor a fault', async () => {
  const client = shopper(shop.origin)
  for (const host of ['evil.example', '99999999999', '[', 'a b'])
    for (const path of ['/newsletter', '/orders/unknown', '/healthz', '/api/products/1', '/nope']) {
      const { status, body } = await client.send('GET', path, undefined, { Host: host })
      expect(status, `${path} of ${host}`).toBeLessThan(500)
      expect(JSON.stringify(body)).not.toContain(host === 'evil.example' ? host : '9999999999')
    }
  client.close()
})
