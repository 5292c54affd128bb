import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '../support/run-command'
import { importSettings } from '../support/settings/renamed-shop'
import { shopOfSuite } from './shop-of-suite'

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="120" height="30" fill="#0a5cc2"/></svg>'

const { shop } = shopOfSuite()
const logo = join(tmpdir(), `own-logo-${process.pid}.svg`)
const command = (...args: string[]) => runCommand({ DATA_DIR: shop.dataDir }, ...args)
const get = async (path: string, headers = {}) => {
  const response = await fetch(shop.origin + path, { headers, redirect: 'manual' })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

afterAll(() => rmSync(logo, { force: true }))

test('a logo is redrawn, and one that does more than draw is refused with the reason', async () => {
  writeFileSync(logo, LOGO.replace('<rect', '<script>alert(1)</script><rect'))
  const refused = await command('settings', 'set', 'shop.logo', '--file', logo)
  expect(refused).toMatchObject({ code: 1 })
  expect(refused.output).toContain('shop.logo has <script>, which does more than draw')
  expect((await get('/shop-logo')).status).toBe(404)
  writeFileSync(logo, LOGO)
  expect(await command('settings', 'set', 'shop.logo', '--file', logo)).toMatchObject({ code: 0 })
  await sleep(1500)
  const sent = await get('/shop-logo')
  expect(sent.headers.get('content-type')).toBe('image/svg+xml')
  expect(sent.headers.get('x-content-type-options')).toBe('nosniff')
  expect(sent.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(sent.text).toContain('<rect width="120"')
  const mailed = await get('/shop-logo.png')
  expect(mailed.headers.get('content-type')).toBe('image/png')
  expect(mailed.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  const head = (await get('/')).text
  expect(head).toMatch(/a>\.wordmark\{width:144px;height:36px;background:url\("\/shop-logo\?v=/)
  const known = await get('/shop-logo', { 'If-None-Match': sent.headers.get('etag') })
  expect(known.status).toBe(304)
  const picture = 'public/icon-192.png'
  expect(await command('settings', 'set', 'shop.icon', '--file', picture)).toMatchObject({
    code: 0,
  })
  await sleep(1500)
  const icon = await fetch(`${shop.origin}/apple-touch-icon.png`)
  expect(icon.headers.get('content-type')).toBe('image/png')
  const nothing = await command('settings', 'set', 'shop.icon', '--file', 'package.json')
  expect(nothing.output).toContain('is neither an SVG nor a picture')
})

test('a language that is not offered leads to the default one, and nothing names it', async () => {
  await importSettings(shop, { 'shop.languages': ['fr', 'de'], 'shop.defaultLanguage': 'fr' })
  await sleep(1500)
  const at = async (path: string) => {
    const { status, headers } = await get(path)
    return status === 302 ? headers.get('location') : status
  }
  expect(await at('/')).toBe('/fr')
  expect(await at('/shop?page=2')).toBe('/fr/shop?page=2')
  expect(await at('/es/shop/1')).toBe('/fr/shop/1')
  expect(await at('/es')).toBe('/fr')
  expect(await at('/de')).toBe(200)
  expect(await at('/fr')).toBe(200)
  expect(await at('//evil.example')).not.toBe('//evil.example')
  expect(await at('/es//evil.example')).toBe(404)
  expect(await at('/healthz')).toBe(200)
  expect(await at('/nope')).toBe('/fr/nope')
  const nowhere = await get('/fr/nope')
  expect([nowhere.status, nowhere.text]).toEqual([404, expect.stringContaining('<html lang="fr"')])
  const page = (await get('/fr')).text
  expect(page).not.toMatch(/hrefLang="(en|es)"/i)
  expect(page).toMatch(/hrefLang="x-default" href="[^"]+\/fr"/i)
  expect((await get('/sitemap-pages.xml')).text).not.toMatch(/hreflang="(en|es)"/)
})
