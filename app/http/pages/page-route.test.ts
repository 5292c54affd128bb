import { expect, test } from 'vitest'
import { pageRoute } from './page-route'

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
