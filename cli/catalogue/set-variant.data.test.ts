import { expect, test } from 'vitest'
import { findProduct } from '../../app/catalogue/queries/products.server'
import { piecesOf } from '../../tests/support/buyers/varied-product'
import { changedStock, changeLog } from '../../tests/support/catalogue/change-log'
import { eachPlace } from '../../tests/support/databases'
import { seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('a variant by command', (place) => {
  const seeded = seededShop(place)
  const set = (...args: string[]) => shop('catalogue', 'set-variant', ...args)

  test('a variant’s price, previous price and pieces are set, and the product follows', async () => {
    const before = await piecesOf(seeded.db, 47)
    expect(
      await set('47-L', '--price', '99.50', '--compare-at', '120', '--stock', '40'),
    ).toMatchObject({
      code: 0,
      said: '1 variant changed.',
    })
    const left = (before.all ?? 0) - (before.L ?? 0)
    const product = await findProduct(seeded.db, 47)
    expect(product).toMatchObject({ price: 9950, stock: left + 40 })
    const large = product?.variants?.find(({ sku }) => sku === '47-L')
    expect(large).toMatchObject({ price: 9950, compareAt: 12_000, stock: 40 })
    expect((await set('47-L', '--price', '500', '--compare-at', 'none')).code).toBe(0)
    expect(await findProduct(seeded.db, 47)).toMatchObject({ price: 13_200 })
    expect((await set('47-L', '--stock', '0')).code).toBe(0)
    expect(await piecesOf(seeded.db, 47)).toEqual({ ...before, all: left, L: 0 })
    expect((await changeLog(seeded.db)).at(-1)).toEqual(changedStock(47, left))
  })

  test('a variant gets another SKU, which nothing else has', async () => {
    expect(await set('48-39-42', '--sku', '47-M')).toMatchObject({
      code: 1,
      warned: expect.stringMatching(
        /^Nothing was changed: the SKU 47-M is of a variant of product 47/,
      ),
    })
    expect(await set('47-M', '--sku', 'MEDIUM')).toMatchObject({
      code: 0,
      said: '1 variant changed.',
    })
    expect((await set('MEDIUM', '--sku', '47-M')).code).toBe(0)
    expect((await set('NO-SUCH', '--sku', 'X')).code).toBe(1)
    for (const wrong of [
      ['47-M', '--sku', ' '],
      ['47-M', '--sku', 'X', '--price', '5'],
    ])
      expect((await set(...wrong)).code, wrong.join(' ')).toBe(2)
  })

  test('a wrong command changes nothing', async () => {
    const before = await findProduct(seeded.db, 41)
    expect(await set('NO-SUCH', '--price', '5')).toMatchObject({
      code: 1,
      warned: 'Nothing was changed: nothing is sold under the SKU NO-SUCH.',
    })
    expect((await shop('catalogue', 'set-stock', '47-L', '3')).warned).toBe(
      'Nothing was changed: 47-L is the SKU of a variant; "catalogue set-variant 47-L" changes it',
    )
    for (const wrong of [
      [],
      ['41-M-RED'],
      ['41-M-RED', '--price', '0'],
      ['41-M-RED', '--stock', '-1'],
    ])
      expect((await set(...wrong)).code, wrong.join(' ')).toBe(2)
    for (const command of ['set-price', 'set-stock'])
      expect(await shop('catalogue', command, '41', '5')).toMatchObject({
        code: 1,
        warned: expect.stringContaining('product 41 as a whole: it comes in variants'),
      })
    expect(await findProduct(seeded.db, 41)).toEqual(before)
  })
})
