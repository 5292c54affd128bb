import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changed, openPage, type World, worldOfCart } from '../../../tests/support/cart-page'

const LAMP = 1
const CHAIR = 2

let world: World
let page: Awaited<ReturnType<typeof openPage>>
beforeEach(async () => {
  world = worldOfCart()
  page = await openPage(world)
})
afterEach(() => vi.unstubAllGlobals())

const reload = async () => {
  page = await openPage(world)
  await page.check()
}

test('only what is left is ordered, and never more than was asked for', async () => {
  changed(world, 1, { available: 0 })
  changed(world, 2, { available: 1 })
  await page.check()
  expect(await page.press()).toMatchObject({ changes: { size: 2 } })
  expect(page.ordered()).toEqual([
    [2, 1],
    [3, 3],
  ])
})

test('a second change is told from what the shopper knows, and a reversed one is not told', async () => {
  await page.check({ named: true })
  changed(world, 2, { unitPrice: 1200 })
  await reload()
  changed(world, 2, { unitPrice: 1500 })
  const changes = new Map([[CHAIR, [{ kind: 'price', from: 1000, to: 1500 }]]])
  expect(await page.press()).toMatchObject({ changes })
  page = await openPage(world)
  changed(world, 2, { unitPrice: 1000 })
  await page.check()
  changed(world, 1, { available: 0 })
  await page.check()
  changed(world, 1, { available: 10 })
  await page.check()
  expect(await page.press()).toBeUndefined()
})

test('a line that changes after it was told is told again', async () => {
  changed(world, 2, { unitPrice: 1200 })
  await page.check()
  expect(await page.press()).toBeDefined()
  changed(world, 2, { unitPrice: 1300 })
  expect(await page.press()).toMatchObject({ from: expect.any(Number) })
  expect(await page.press()).toBeUndefined()
})

const OWN: Record<string, () => unknown> = {
  nothing: () => {},
  'another place, where it costs more': () => {
    page.storePlace('1207', 'BD')
    world.shipping = 900
  },
  'another way to pay': () => page.pay('bank'),
  'fewer pieces': () => page.changeCart((items) => items.map((one) => ({ ...one, quantity: 1 }))),
  'a line taken out': () => page.changeCart((items) => items.slice(1)),
}

test.each(Object.keys(OWN))('the shopper’s own change is not told: %s', async (own) => {
  await page.check({ named: true })
  await reload()
  OWN[own]?.()
  await page.check() // A change of the place causes such a check.
  expect(await page.press()).toBeUndefined()
})

test('content of another writer is skipped', async () => {
  world.storage.set(
    'cart-changes',
    '[1,null,{"key":1},{"key":1,"changes":[null]},{"key":{},"changes":[]},{"key":1,"changes":[{"kind":"price","from":"x","to":9}]},{"key":3,"changes":[{"kind":"less","from":"x","left":3}]}]',
  )
  world.storage.set('prices-seen', '[{"place":"","priced":{"payments":3,"rules":null}}]')
  await reload()
  expect(await page.press()).toBeUndefined()
})

test('a product that sells out at the press is told even if shipping keeps the total', async () => {
  const cart = JSON.parse(world.storage.get('cart') as string)
  world.storage.set('cart', JSON.stringify([{ ...cart[0], price: 0 }, ...cart.slice(1)]))
  changed(world, 1, { unitPrice: 0, lineTotal: 0 })
  await page.check({ named: true })
  changed(world, 1, { available: 0 })
  const changes = new Map([[LAMP, [{ kind: 'soldOut' }]]])
  expect(await page.press({ unfolded: true })).toMatchObject({ changes })
  expect(await page.press({ unfolded: true })).toBeUndefined()
})
