import { expect, test } from 'vitest'
import { shopPageOf } from './page-link'

const here = new URL('https://shop.example/fr/shop?page=2')
const link = (href: string, more = {}) => ({ href, target: '', download: '', ...more })

test('a link of the same language becomes a page of the router, without the prefix', () => {
  expect(shopPageOf(link('/fr/shop/7?x=1#reviews'), here, 'fr')).toEqual({
    route: '/shop/7?x=1#reviews',
    path: '/fr/shop/7?x=1',
  })
  expect(shopPageOf(link('/fr'), here, 'fr')?.route).toBe('/')
})

test.each([
  ['another language', link('/shop')],
  ['another site', link('https://www.x.com/')],
  ['an API', link('/api/products')],
  ['a file', link('/robots.txt')],
  ['a new window', link('/fr/cart', { target: '_blank' })],
  ['a download', link('/fr/cart', { download: 'x' })],
  ['a place in this page', link('/fr/shop?page=2#content')],
  ['mail', link('mailto:a@b.example')],
])('the browser follows %s', (_, given) => {
  expect(shopPageOf(given, here, 'fr')).toBeUndefined()
})
