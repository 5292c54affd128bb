import { expect, test } from 'vitest'
import { pageKey } from './page-key'

test.each([
  ['/', '/'],
  ['/fr', '/fr'],
  ['/fr/', '/fr'],
  ['/wishList', '/wishlist'],
  ['/de/wishList/', '/de/wishlist'],
  ['/shop/12', '/shop/12'],
  ['/shop/12?utm_source=x', '/shop/12'],
  ['/shop/12?x=1&reviews=highest', '/shop/12?reviews=highest'],
  ['/shop?page=2&category=beauty&x=1', '/shop?category=beauty&page=2'],
  ['/shop?category=beauty&page=2', '/shop?category=beauty&page=2'],
  ['/shop?q=', '/shop'],
  ['/shop?max=20&min=5&brand=Nova&mxa=1', '/shop?brand=Nova&min=5&max=20'],
  ['/shop?min=&max=20', '/shop?max=20'],
  ['/shop?q=a+b&q=c', '/shop?q=a+b'],
  ['/_.data', '/_.data'],
  ['/fr.data', '/fr.data'],
  ['/fr/_.data', '/fr.data'],
  [
    '/shop.data?page=2&_routes=shop%2Flisting-page',
    '/shop.data?page=2&_routes=shop%2Flisting-page',
  ],
  ['/shop/3.data', '/shop/3.data'],
  ['/shop/blue-mug?utm=1&variant=2', '/shop/blue-mug?variant=2'],
  ['/fr/shop/Blue-Mug/', '/fr/shop/blue-mug'],
  ['/shop/bl%75e-mug.data', '/shop/blue-mug.data'],
  ['/shop/%e0%a6%95', '/shop/%E0%A6%95'],
  ['/shop/to%CC%88pfer', '/shop/t%C3%B6pfer'],
])('%s is cached as %s', (url, key) => {
  expect(pageKey(url)).toBe(key)
})

test.each([
  '/orders/abc',
  '/reset-password?oobCode=1',
  '/nope',
  '/shop/0',
  '/shop/blue mug',
  '/shop/blue.mug',
  '/shop/%00',
  '/shop/%zz',
  `/shop/${'x'.repeat(101)}`,
  '/shop/:id',
  '/shop/9999999999',
  '/FR/shop',
  '/frshop',
  '/constructor',
  '/__proto__',
  '/api/products',
  `/shop?q=${'x'.repeat(101)}`,
  `/shop?min=${'1'.repeat(101)}`,
  '/shop.data?_routes=<script>',
  '/shop?brand=Nova&brand=Acme',
  '/shop?colour=Red&page=2&colour=Blue',
])('%s is not cached', (url) => {
  expect(pageKey(url)).toBeUndefined()
})
