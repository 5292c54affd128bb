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
])('%s %s leads nowhere: %s', (method, path, nowhere) =>
  expect(leadsNowhere(method, path)).toBe(nowhere),
)
