import { expect, test } from 'vitest'
import { LANGUAGES } from '../../business'
import { dressOf, offlinePage, offlineShop, titleOf } from './offline-page'

const DRESS = { fonts: '@font-face{font-family:Inter}', sprite: '/assets/1a.svg', isDrawn: true }
const LETTERS = { ...DRESS, isDrawn: false }
const SHOP = { name: 'Exclusive' }

test.each(LANGUAGES)(
  '%s: the page says why it is there, and links to what is stored',
  (language) => {
    const prefix = language === 'en' ? '' : `/${language}`
    const html = offlinePage(language, `${prefix}/shop/2?a=1&b=2`, SHOP)
    expect(html).toContain(`<html lang="${language}">`)
    for (const path of ['/shop/2?a=1&#38;b=2', '/cart', '/wishlist'])
      expect(html).toContain(`href="${prefix}${path}"`)
  },
)

test('an address brings no markup into the page', () => {
  expect(offlinePage('en', `/"><script>alert('x')</script>`, SHOP)).not.toContain('<script>alert')
})

test('the page carries the name and colour of the shop, as its manifest says', () => {
  const shop = offlineShop({ name: 'Maison <Bleue>', theme_color: '#0a5cc2' })
  const html = offlinePage('fr', '/fr', shop, LETTERS)
  expect(html).toContain('| Maison &#60;Bleue&#62;</title>')
  expect(html).toContain('<header>Maison &#60;Bleue&#62;</header>')
  expect(html).toContain('--accent:#0a5cc2')
  expect(html.match(/var\(--accent/g), 'in the weave alone: no button here buys').toHaveLength(1)
  expect(html).not.toMatch(/exclusive/i)
  expect(offlineShop({ name: 'Exclusive', theme_color: '#000000' })).toEqual(SHOP)
  for (const damaged of [undefined, null, 'x', { name: 5, theme_color: 'red;}' }])
    expect(offlinePage('en', '/', offlineShop(damaged))).not.toMatch(/undefined|exclusive|red;/i)
})

test('the page wears the fonts and the mark of a kept page, and names no other file', () => {
  const faces =
    '@font-face{font-family:Inter;src:url(/assets/2b.woff2)}@font-face {font-family:Poppins}'
  const kept = `<style>${faces}a{color:red}</style><use href="/assets/1a.svg#heart"/><use href="/assets/1a.svg#wordmark"/>`
  expect(dressOf(kept)).toEqual({ fonts: faces, sprite: '/assets/1a.svg', isDrawn: true })
  const named = `${kept}<style>h2>.wordmark{display:none}</style>`
  expect(dressOf(named).isDrawn).toBe(false)
  const html = offlinePage('en', '/', SHOP, dressOf(kept))
  expect(html).toContain(`<style>${faces}`)
  expect(html).toContain('aria-label="Exclusive"><use href="/assets/1a.svg#wordmark"/>')
  expect(html.match(/url\(/g), 'a font and the weave').toHaveLength(2)
  const bare = offlinePage('en', '/', SHOP, dressOf('<p>An old page</p>'))
  expect(bare).toContain('<header>Exclusive</header>')
  expect(bare).not.toMatch(/url\(|<use/)
  expect(offlinePage('en', '/', { name: 'Lin' }, LETTERS)).toContain('<header>Lin</header>')
})

test('the page lists what else can be opened, and says nothing of it where nothing can', () => {
  const title = titleOf('<head><title>Mascara &amp; more | Exclusive</title><title>x</title>')
  expect(title).toBe('Mascara &amp; more')
  expect(titleOf('<p>An old page</p>')).toBe('')
  const html = offlinePage('en', '/', SHOP, DRESS, [{ path: '/shop?a=1&b=2', title }])
  expect(html).toContain('<a href="/shop?a=1&#38;b=2">Mascara &amp; more</a>')
  expect(offlinePage('en', '/', SHOP, DRESS)).not.toContain('<ul>')
})
