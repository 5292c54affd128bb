import { expect, test } from 'vitest'
import { leadsNowhere, pageRoute } from './page-route'

test.each([
  ['/', '/'],
  ['/fr', '/'],
  ['/de/', '/'],
  ['/_.data', '/'],
  ['/fr/_.data?x=1', '/'],
  ['/shop?q=ana', '/shop'],
  ['/wishList', '/wishlist'],
  ['/es/SHOP/12/', '/shop/:id'],
  ['/shop/1.data', '/shop/:id'],
  ['/orders/secret', '/orders/:token'],
  ['/orders/a/b', '*'],
  ['/constructor', '*'],
])('%s is %s', (path, route) => expect(pageRoute(path)).toBe(route))

test.each([
  ['GET', '/nothing', true],
  ['GET', '/fr/orders/a/b', true],
  ['HEAD', '/nothing', true],
  ['POST', '/nothing', false],
  ['GET', '/nothing.data', false],
  ['GET', '/shop/999999', false],
  ['GET', '/shop/%00', true],
  ['HEAD', '/fr/orders/a%00b', true],
  ['GET', '/shop/%', true],
  ['GET', '/shop/%ff', true],
  ['GET', '/shop/%ED%A0%80', true],
  ['GET', '/shop/%00.data', false],
  ['POST', '/shop/%00', false],
  ['GET', '//', true],
  ['GET', '//shop/1', true],
  ['GET', '/%09//]', true],
  ['GET', '/%5c]', true],
  ['GET', '/shop/a%7f', true],
  ['GET', '/shop/%31', false],
  ['GET', '/shop/%E2%82%AC', false],
])('%s %s leads nowhere: %s', (method, path, nowhere) =>
  expect(leadsNowhere(method, path)).toBe(nowhere),
)
