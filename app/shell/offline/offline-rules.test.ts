import { expect, test } from 'vitest'
import { assetsOf, isLasting, isStorable, openable, ruleOf } from './offline-rules'

const asked = (path: string, mode = 'navigate', method = 'GET') =>
  ruleOf({ method, url: `https://shop.example${path}`, mode })

test.each(['/', '/fr', '/shop?page=2', '/de/shop/1', '/cart', '/wishlist', '/faq'])(
  'the page %s is stored for later',
  (path) => expect(asked(path)).toBe('page'),
)

test.each([
  '/checkout',
  '/fr/checkout',
  '/orders/abc',
  '/ORDERS/abc',
  '/fr/Checkout',
  '/api/orders/abc',
  '/API/orders/abc',
  '/accounts',
  '/es/login',
  '/reset-password',
])(
  'the page %s is never stored: it is somebody’s own, or its prices are of this moment',
  (path) => {
    expect(asked(path)).toBe('pass')
    expect(asked(`${path}.data`, 'cors')).toBe('pass')
  },
)

test('a page’s data counts as a page; APIs, forms and identity are not stored', () => {
  expect(asked('/shop.data?page=2', 'cors')).toBe('page')
  expect(asked('/api/quote', 'cors', 'POST')).toBe('pass')
  expect(asked('/api/products', 'cors')).toBe('pass')
  expect(asked('/contacts', 'navigate', 'POST')).toBe('pass')
  expect(asked('/securetoken.googleapis.com/v1/token', 'cors', 'POST')).toBe('pass')
})

test('a response that the server forbids to store is not stored', () => {
  const response = (cacheControl: string, status = 200) =>
    new Response('', { status, headers: { 'Cache-Control': cacheControl } })
  expect(isStorable(response('public, max-age=0'))).toBe(true)
  expect(isStorable(response('No-Store'))).toBe(false)
  expect(isStorable(response('private, max-age=5'))).toBe(false)
  expect(isStorable(response('public', 404))).toBe(false)
})

test('only lasting pictures are stored, not the tile of one that fails', () => {
  const picture = (cacheControl: string, status = 200) =>
    isLasting(new Response('', { status, headers: { 'Cache-Control': cacheControl } }))
  expect(picture('public, max-age=31536000, immutable')).toBe(true)
  expect(picture('public, max-age=60')).toBe(false)
  expect(picture('no-store', 503)).toBe(false)
  expect(picture('immutable', 404)).toBe(false)
})

test('built files and pictures never change under their names', () => {
  expect(asked('/assets/root-abc.js', 'cors')).toBe('asset')
  expect(asked('/media/demo/1-1/288.avif', 'no-cors')).toBe('picture')
})

test('the files that a page needs are read from it, each once', () => {
  const html =
    '<link href="/assets/a-1.js"><script src="/assets/a-1.js"></script>url(/assets/b.css)'
  expect(assetsOf(html)).toEqual(['/assets/a-1.js', '/assets/b.css'])
})

test('kept pages of the visitor’s language are offered, the last first', () => {
  const kept = [
    '/',
    '/shop/1',
    '/de/shop/2',
    '/shop/1.data',
    '/cart',
    '/shop?q=red%20dress',
    '/wishlist',
  ]
  const addresses = kept.map((path) => `https://shop.example${path}`)
  expect(openable(addresses, '')).toEqual(['/shop?q=red%20dress', '/shop/1', '/'])
  expect(openable(addresses, '/de')).toEqual(['/de/shop/2'])
  expect(openable(addresses, '/fr')).toEqual([])
})
