import { afterAll, beforeAll } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { shopper } from '../support/shopper'

/**
 * Starts a shop and its client before the tests of a suite, and stops them after the tests. Tests
 * and later hooks may read them; hooks named before end after them.
 */
export function shopOfSuite<Shop extends BuiltShop = BuiltShop>(
  begin: Record<string, string> | (() => Promise<Shop>) = {},
  connections?: number,
) {
  const shop = {} as Shop
  const client = {} as ReturnType<typeof shopper>
  beforeAll(async () => {
    Object.assign(shop, await (typeof begin === 'function' ? begin() : startBuiltShop(begin)))
    Object.assign(client, shopper(shop.origin, connections))
  })
  afterAll(async () => {
    client.close?.()
    await shop.stop?.()
  })
  return { shop, client }
}
