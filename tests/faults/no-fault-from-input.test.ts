import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAGES } from '../../app/http/pages/page-rules'
import { eachSeededPlace } from '../support/databases'
import { fuzz } from '../support/fuzz/fuzz'
import { startFuzzedShop } from '../support/fuzz/fuzzed-shop'
import { shopOfSuite } from './shop-of-suite'

const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'multipart/form-data; boundary=x'
const SEED = 1
/** By day each engine is sent half of the requests, and all of them in `npm test -- nightly`. */
const REQUESTS = process.env.NIGHTLY ? 20_000 : 10_000

/** Bodies that are no form, with the Content-Type they claim to have. */
const NO_FORMS: [string, string | undefined, string][] = [
  ['JSON', 'application/json', '{"token":"x"}'],
  ['a broken multipart', BOUNDARY, '--x\r\nContent-Disposition: form-data; na'],
  ['a multipart without boundary', 'multipart/form-data', '--x--'],
  ['text', 'text/plain', 'token=x'],
  ['nothing', undefined, ''],
  ['XML', 'application/xml', '<a/>'],
]

eachSeededPlace('what comes in', (place, engine) => {
  const { shop, client } = shopOfSuite(async () => startFuzzedShop(await place()), 20)
  const openFiles = () => readdirSync(`/proc/${shop.process.pid}/fd`).length

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

  test(`of ${REQUESTS} hostile requests none is a fault of ours`, {
    timeout: 600_000,
  }, async () => {
    client.close()
    const before = openFiles()
    const { port } = new URL(shop.origin)
    const { faults, sent } = await fuzz({
      host: '127.0.0.1',
      port: Number(port),
      seed: SEED,
      first: engine === 'sqlite' || process.env.NIGHTLY ? 0 : REQUESTS,
      count: REQUESTS,
      know: shop.know,
    })
    expect(faults.join('\n')).toBe('')
    expect(sent).toBe(REQUESTS)
    expect(await shop.stillLetsIn(), 'the desk’s endpoints were reached').toBe(true)
    expect(shop.logged()).toBe('')
    await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(before + 20)
    expect(await shop.end()).toBe(0)
  })
})
