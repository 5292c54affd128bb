import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { LANGUAGES } from '../../app/business'
import { PAGES } from '../../app/http/pages/page-rules'
import { dressOf, offlinePage, offlineShop } from '../../app/shell/offline/offline-page'
import { inLanguage } from '../../app/texts/language'
import { runCommand } from '../support/run-command'
import { importSettings, RENAMED, readMail } from '../support/settings/renamed-shop'
import { BILLING, orderOf } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

/** The identity service's key and project belong to the machine (IDENTITY_*). */
const OLD = /exclusive(?!-)|111 Bijoy|1511 ?1122|exclusive\.example/i
const { shop } = shopOfSuite({
  IDENTITY_API_KEY: 'a-key',
  IDENTITY_PROJECT_ID: 'a-project',
})
const command = (...args: string[]) => runCommand({ DATA_DIR: shop.dataDir }, ...args)
const get = async (path: string, headers = {}) => {
  const response = await fetch(shop.origin + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('an untouched shop sends the files and words it came with', async () => {
  const manifest = await get('/manifest.webmanifest')
  expect(manifest.text).toBe(readFileSync('public/manifest.webmanifest', 'utf8'))
  const { text } = await get('/')
  expect(text.includes('"name":"Exclusive"'), '"name":"Exclusive"').toBe(true)
  expect(
    text.includes('<meta name="theme-color" content="#000000"/>'),
    '<meta name="theme-color" content="#000000"/>',
  ).toBe(true)
  expect(text.match(/<style/g)).toHaveLength(1)
  expect((await get('/shop-logo')).status).toBe(404)
})

describe('a shop named otherwise', () => {
  beforeAll(async () => {
    await importSettings(shop, RENAMED)
    const changedAt = Date.now()
    while (!(await get('/')).text.includes('Maison Bleue')) {
      expect(Date.now() - changedAt, 'heard in time').toBeLessThan(2000)
      await sleep(50)
    }
  })

  test.each(LANGUAGES)(
    'no page in %s says what it was called or where it was',
    async (language) => {
      const paths = Object.keys(PAGES).map((path) =>
        path.replace(':id', '1').replace(':token', 'unknown').replace(':line', '1'),
      )
      for (const path of [...paths, '/shop?view=list', '/shop?q=zzzqqq', '/shop/999999', '/nope']) {
        const page = await get(inLanguage(language, path))
        expect(page.text.includes('Maison Bleue'), path).toBe(true)
        expect(OLD.exec(page.text)?.[0], `${language} ${path}`).toBeUndefined()
        const bare = path.replace(/\?.*/, '')
        const data = await get(inLanguage(language, bare === '/' ? '/_.data' : `${bare}.data`))
        expect(OLD.exec(data.text)?.[0], `${language} ${path}.data`).toBeUndefined()
      }
    },
  )

  test('feed, manifest, sitemaps and icons do not name the demo', async () => {
    const paths = ['/feed.xml', '/manifest.webmanifest', '/robots.txt', '/sitemap.xml']
    for (const path of [...paths, '/sitemap-pages.xml', '/favicon.svg', '/service-worker.js']) {
      const { status, text } = await get(path)
      expect(status, path).toBe(200)
      expect(OLD.exec(text)?.[0], path).toBeUndefined()
    }
    const manifest = JSON.parse((await get('/manifest.webmanifest')).text)
    expect(manifest).toMatchObject({ name: 'Maison Bleue', theme_color: '#0a5cc2' })
    for (const { src } of manifest.icons) expect((await get(src)).status, src).toBe(200)
    expect((await get('/feed.xml')).text).toContain('<title>Maison Bleue</title>')
    const dress = dressOf((await get('/cart')).text)
    expect(dress).toMatchObject({ isDrawn: false, sprite: expect.stringMatching(/^\/assets/) })
    for (const language of LANGUAGES) {
      const page = offlinePage(language, '/', offlineShop(manifest), dress)
      expect(page.includes('Maison Bleue'), 'Maison Bleue').toBe(true)
      expect(page).not.toMatch(OLD)
    }
  })

  test('the pages say what it is', async () => {
    const { text } = await get('/')
    for (const part of [
      '5 rue du Port, 44000 Nantes, France',
      'href="tel:+33240000000"',
      'href="mailto:aide@maison.example"',
      'href="https://facebook.example/maison"',
      'href="/shop?category=beauty"',
      'Winter at Maison Bleue &lt;b&gt;now&lt;/b&gt;',
      '--color-red:#0a5cc2',
      '<meta name="theme-color" content="#0a5cc2"/>',
      '"telephone":"+33 2 40 00 00 00"',
      '"sameAs":["https://facebook.example/maison"]',
    ])
      expect(text.includes(part), part).toBe(true)
    expect(text).not.toContain('foundingDate')
    const contact = (await get('/contacts')).text
    for (const email of RENAMED['shop.emails'])
      expect(contact.includes(`mailto:${email}`), `mailto:${email}`).toBe(true)
  })

  test('a shop’s own pages are written in Markdown, else in the default language', async () => {
    const english = (await get('/terms')).text
    expect(
      english.includes('<title>Our rules | Maison Bleue</title>'),
      '<title>Our rules | Maison Bleue</title>',
    ).toBe(true)
    expect(english.includes('Of Maison Bleue SARL.'), 'Of Maison Bleue SARL.').toBe(true)
    expect(
      english.includes('&lt;script&gt;alert(1)&lt;/script&gt;'),
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    ).toBe(true)
    expect((await get('/fr/terms')).text.includes('Nos règles')).toBe(true)
    const german = (await get('/de/terms')).text
    expect(german).toMatch(/<article lang="en"[^>]*>.*Our rules/s)
    expect((await get('/privacy')).text).not.toContain('Our rules')
    const missing = await command('settings', 'missing')
    expect(missing.output).toContain('words.de.shell.banner')
    expect(missing.output).toContain('pages.es.terms')
    expect(missing.output).not.toContain('pages.fr.terms')
  })

  test.each(LANGUAGES)('no mail in %s names the demo', async (language) => {
    const address = `ana-${language}@shop.example`
    const post = (path: string, body: unknown, headers: object = {}) =>
      fetch(shop.origin + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Accept-Language': language, ...headers },
        body: JSON.stringify(body),
      })
    const billing = { ...BILLING, email: address }
    for (const payment of ['bank', 'cash_on_delivery']) {
      const ordered = orderOf([{ productId: 3, quantity: 1 }], { billing, payment, language })
      const key = { 'Idempotency-Key': crypto.randomUUID() }
      const { token } = await (await post('/api/orders', ordered, key)).json()
      const page = await get(inLanguage(language, `/orders/${token}`))
      expect(page.text.includes('Maison Bleue')).toBe(true)
      expect(OLD.exec(page.text)?.[0]).toBeUndefined()
      await post(`/api/orders/${token}/cancel`, {})
    }
    await post('/api/newsletter', { email: address, language })
    const keyed = '/identitytoolkit.googleapis.com/v1/accounts'
    const account = { email: address, password: 'secret-1', returnSecureToken: true }
    await post(`${keyed}:signUp?key=a-key`, account)
    const reset = { requestType: 'PASSWORD_RESET', email: address }
    await post(`${keyed}:sendOobCode?key=a-key`, reset, { 'X-Firebase-Locale': language })
    const form = new URLSearchParams({ name: 'Ana', email: address, phone: '1700000000' })
    form.set('message', 'Hello')
    await fetch(shop.origin + inLanguage(language, '/contacts'), { method: 'POST', body: form })
    const folder = join(shop.dataDir, 'outbox')
    const mails = () =>
      (existsSync(folder) ? readdirSync(folder) : []) // The folder is made with the first mail.
        .filter((name) => name.endsWith('.eml'))
        .map((name) => readMail(join(folder, name)))
        .filter((mail) => mail.includes(address))
    const until = Date.now() + 20_000
    while (mails().length < 8 && Date.now() < until) await sleep(200)
    expect(mails().length).toBeGreaterThanOrEqual(8)
    for (const mail of mails()) {
      expect(OLD.exec(mail)?.[0], mail.slice(0, 600)).toBeUndefined()
      expect(mail).toMatch(/^From: Maison Bleue <bonjour@maison\.example>$/m)
      expect(mail).toMatch(/font-weight:700[^>]*>Maison Bleue</)
      expect(mail).not.toContain('#cf3a3a')
    }
  })
})
