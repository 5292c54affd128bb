import { test } from '@playwright/test'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'

/**
 * Starts a shop before the tests of a file, which run one after the other, and stops it after them.
 * They and the hooks below may read it. `serial`: the tests build on one another.
 */
export function shopOfFile<Shop extends BuiltShop = BuiltShop>(
  begin: Record<string, string> | (() => Promise<Shop>) = {},
  mode: 'default' | 'serial' = 'default',
): Shop {
  const shop = {} as Shop
  test.describe.configure({ mode }) // else each worker starts one
  test.beforeAll(async () => {
    Object.assign(shop, await (typeof begin === 'function' ? begin() : startBuiltShop(begin)))
  })
  test.afterAll(() => shop.stop?.())
  return shop
}
