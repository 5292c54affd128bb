import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PAGES } from '../../app/http/pages/page-rules'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { shopper } from '../support/shopper'

const ORIGIN = 'https://shop.example'

let shop: BuiltShop
let proxy: Server
let through: string
beforeAll(async () => {
  shop = await startBuiltShop({ LOG_LEVEL: 'silent', ORIGIN, TRUST_PROXY: 'true' })
  proxy = createServer((incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      host: 'shop.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-for': '203.0.113.7',
    }
    const { method, url } = incoming
    const forwarded = request(`${shop.origin}${url}`, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    incoming.pipe(forwarded)
  })
  await new Promise<void>((resolve) => void proxy.listen(0, '127.0.0.1', resolve))
  through = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
})
afterAll(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await shop?.stop()
})

const FILLED: Record<string, string> = {
  email: 'ana@shop.example',
  phone: '+8801700000000',
  website: '',
}

/** The checkout's form is sent by its script alone, to the orders API: its page takes none. */
const accepted = (address: string) => (address.startsWith('/checkout') ? [405] : [200, 303])

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** The forms that a page sends to the shop: where to, and with valid values. */
async function formsOf(path: string) {
  const html = await (await fetch(through + path)).text()
  return Array.from(html.matchAll(/<form\b([^>]*method="post"[^>]*)>([\s\S]*?)<\/form>/g)).map(
    ([, tag = '', inside = '']) => {
      const fields = Array.from(
        inside.matchAll(/<(?:input|textarea|button)\b[^>]*/g),
        ([field]) => {
          const name = attribute(field, 'name')
          return name && ([name, attribute(field, 'value') || (FILLED[name] ?? 'Ana')] as const)
        },
      )
      return {
        action: attribute(tag, 'action') ?? path,
        body: new URLSearchParams(
          fields.filter((field) => field !== undefined && field !== '') as never,
        ),
      }
    },
  )
}

const post = (path: string, body: URLSearchParams, headers: object = {}) =>
  fetch(through + path, {
    method: 'POST',
    redirect: 'manual',
    body,
    headers: { Origin: ORIGIN, ...headers },
  })

describe('behind a proxy that ends TLS', () => {
  test('every form of every page is accepted, with and without JavaScript', async () => {
    const paths = Object.keys(PAGES).filter((path) => !path.includes(':'))
    const addresses = new Set<string>()
    for (const path of [...paths, '/newsletter?confirm=x', '/newsletter?leave=x', '/fr/contacts']) {
      for (const { action, body } of await formsOf(path)) {
        const api = action.startsWith('/api/')
        const tried = api ? [action] : [action, action.replace(/(?=\?|$)/, '.data')]
        for (const address of tried) {
          const { status } = await post(address, body)
          expect(accepted(address), `${path} to ${address} with ${body}`).toContain(status)
          addresses.add(address.replace(/\?.*/, ''))
        }
      }
    }
    for (const address of ['/contacts', '/newsletter', '/fr/contacts'])
      expect([...addresses]).toEqual(expect.arrayContaining([address, `${address}.data`]))
    expect(addresses).toContain('/api/newsletter')
  })

  test('a form of another site is refused', async () => {
    for (const sender of ['https://evil.example', 'null', '%%%']) {
      const body = new URLSearchParams({ token: 'x' })
      for (const path of ['/newsletter', '/newsletter.data'])
        expect((await post(path, body, { Origin: sender })).status, sender).toBe(400)
    }
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
