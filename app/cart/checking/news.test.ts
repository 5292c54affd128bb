import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changed,
  openPage,
  type World,
  without,
  worldOfCart,
} from '../../../tests/support/cart-page'

const LAMP = 1
const CHAIR = 2
const SHIRT = '3-31'

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

const KINDS: Record<string, { change: () => unknown; says: object; unsold?: true }> = {
  'out of stock': {
    change: () => changed(world, 1, { available: 0 }),
    says: { changes: new Map([[LAMP, [{ kind: 'soldOut' }]]]) },
    unsold: true,
  },
  'fewer left': {
    change: () => changed(world, 1, { available: 2 }),
    says: { changes: new Map([[LAMP, [{ kind: 'less', from: 3, left: 2 }]]]) },
  },
  'a higher price': {
    change: () => changed(world, 2, { unitPrice: 1200 }),
    says: { changes: new Map([[CHAIR, [{ kind: 'price', from: 1000, to: 1200 }]]]) },
  },
  'a lower price': {
    change: () => changed(world, 2, { unitPrice: 900 }),
    says: { changes: new Map([[CHAIR, [{ kind: 'price', from: 1000, to: 900 }]]]) },
  },
  'a price and fewer left of one': {
    change: () => changed(world, 2, { unitPrice: 900, available: 1 }),
    says: {
      changes: new Map([
        [
          CHAIR,
          [
            { kind: 'price', from: 1000, to: 900 },
            { kind: 'less', from: 3, left: 1 },
          ],
        ],
      ]),
    },
  },
  'a product no longer sold': {
    change: () => without(world, 2),
    says: { changes: new Map([[CHAIR, [{ kind: 'gone' }]]]) },
    unsold: true,
  },
  'a variant no longer sold': {
    change: () => without(world, 3, { code: 'unknown_variant', variant: 31 }),
    says: { changes: new Map([[SHIRT, [{ kind: 'goneChoice' }]]]) },
    unsold: true,
  },
  'a product that got variants': {
    change: () => without(world, 2, { code: 'variant_required' }),
    says: { changes: new Map([[CHAIR, [{ kind: 'toChoose' }]]]) },
    unsold: true,
  },
  'a coupon no longer valid': {
    change: () => Object.assign(world, { coupon: false }),
    says: { from: 9315, to: 10350, figures: [{ figure: 'discount' }, { figure: 'vat' }] },
  },
  'another tax': {
    change: () => Object.assign(world, { percent: 20 }),
    says: { from: 9315, to: 9720, figures: [{ figure: 'vat', from: 1215, to: 1620 }] },
  },
  'another shipping': {
    change: () => Object.assign(world, { shipping: 500 }),
    says: { from: 9315, to: 9890, figures: [{ figure: 'vat' }, { figure: 'shipping', to: 500 }] },
  },
  'another fee': {
    change: () => Object.assign(world, { fee: 300 }),
    says: { from: 9315, to: 9660, figures: [{ figure: 'vat' }, { figure: 'fee', to: 300 }] },
  },
}

/** Up to the press. All were in the cart's own page before, which showed them as they were. */
const MOMENTS: Record<string, (change: () => unknown) => Promise<unknown>> = {
  'before the page opened': async (change) => {
    change()
    await reload()
  },
  'before the page opened, and it was loaded again': async (change) => {
    change()
    await reload()
    await reload()
  },
  'before the page opened, offline at first': async (change) => {
    change()
    page = await openPage(world)
    world.offline = true
    await page.check()
    expect(await page.press()).toBe('offline')
    world.offline = false
  },
  'while it was open, found by looking again': async (change) => {
    await reload()
    change()
    await page.check()
  },
  'at Place Order': async (change) => {
    await reload()
    change()
  },
  'while another tab’s checkout looked': async (change) => {
    await reload()
    const mine = page
    const other = await openPage(world)
    change()
    await other.check()
    page = mine
  },
  'while another tab showed the cart unseen': async (change) => {
    await reload()
    const mine = page
    const other = await openPage(world)
    change()
    world.visible = false
    await other.check({ named: true })
    world.visible = true
    page = mine
  },
  'before it was left and opened again, as for signing in and by history': async (change) => {
    await reload()
    change()
    await page.check()
    await reload()
  },
}

describe.each(Object.keys(KINDS))('%s', (kind) => {
  const { change, says, unsold } = KINDS[kind] as (typeof KINDS)[string]

  test.each(Object.keys(MOMENTS))('%s is told before it is ordered', async (moment) => {
    await page.check({ named: true })
    await MOMENTS[moment]?.(change)
    expect(await page.press()).toMatchObject(says)
    expect(await page.press()).toBeUndefined()
  })

  test('needs no more words where the page names each line that cannot be had', async () => {
    await page.check({ named: true })
    change()
    await reload()
    const found = await page.press({ unfolded: true })
    if (unsold) expect(found).toBeUndefined()
    else expect(found).toMatchObject(says)
  })

  test('is not told again after the cart’s own page has shown it', async () => {
    await page.check({ named: true })
    change()
    await page.check({ named: true })
    await reload()
    expect(await page.press()).toBeUndefined()
  })
})
