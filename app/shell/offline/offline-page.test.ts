import { expect, test } from 'vitest'
import { LANGUAGES } from '../../business'
import { offlinePage, offlineShop } from './offline-page'

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
  const html = offlinePage('fr', '/fr', shop)
  expect(html).toContain('| Maison &#60;Bleue&#62;</title>')
  expect(html).toContain('<header>Maison &#60;Bleue&#62;</header>')
  expect(html).toContain('--accent:#0a5cc2')
  expect(html.match(/var\(--accent/g), 'in the band alone: no button here buys').toHaveLength(1)
  expect(html).not.toMatch(/exclusive/i)
  expect(offlineShop({ name: 'Exclusive', theme_color: '#000000' })).toEqual(SHOP)
  for (const damaged of [undefined, null, 'x', { name: 5, theme_color: 'red;}' }])
    expect(offlinePage('en', '/', offlineShop(damaged))).not.toMatch(/undefined|exclusive|red;/i)
})
