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

interface Moment {
  until: (change: () => unknown) => Promise<unknown>
  /** Set when the page cannot know of it at the press. */
  unseen?: true
}

/** The moments up to the press. The cart's own page showed all lines before. */
const MOMENTS: Record<string, Moment> = {
  'before the page opened': {
    until: async (change) => {
      change()
      await reload()
    },
  },
  'before the page opened, and it was loaded again': {
    until: async (change) => {
      change()
      await reload()
      await reload()
    },
  },
  'before the page opened, offline at first': {
    until: async (change) => {
      change()
      page = await openPage(world)
      world.offline = true
      await page.check()
      expect(await page.press()).toBe('offline')
      world.offline = false
    },
    unseen: true,
  },
  'while it was open, found by looking again': {
    until: async (change) => {
      await reload()
      change()
      await page.check()
    },
  },
  'while it was open and offline': {
    until: async (change) => {
      await reload()
      world.offline = true
      change()
      expect(await page.press()).toBe('offline')
      world.offline = false
    },
    unseen: true,
  },
  'at Place Order': {
    until: async (change) => {
      await reload()
      change()
    },
    unseen: true,
  },
  'while another tab’s checkout looked': {
    until: async (change) => {
      await reload()
      const mine = page
      const other = await openPage(world)
      change()
      await other.check()
      page = mine
    },
  },
  'while another tab showed the cart unseen': {
    until: async (change) => {
      await reload()
      const mine = page
      const other = await openPage(world)
      change()
      world.visible = false
      await other.check({ named: true })
      world.visible = true
      page = mine
    },
  },
  'before it was left and opened again, as for signing in and by history': {
    until: async (change) => {
      await reload()
      change()
      await page.check()
      await reload()
    },
  },
}

/** The parts on the screen at the press (tests/e2e/checkout-differences.spec.ts checks them). */
const LAYOUTS = {
  'with the summary folded, as on phones and tablets': { unfolded: false },
  'with the summary in sight, as on wide screens': { unfolded: true },
}

describe.each(Object.entries(LAYOUTS))('%s', (_, layout) => {
  describe.each(Object.entries(KINDS))('%s', (_, { change, says, unsold }) => {
    test.each(Object.entries(MOMENTS))('%s is told before it is ordered', async (_, moment) => {
      await page.check({ named: true })
      await moment.until(change)
      const found = await page.press(layout)
      // The summary names each line that cannot be had.
      if (unsold && layout.unfolded && !moment.unseen) expect(found).toBeUndefined()
      else expect(found).toMatchObject(says)
      expect(await page.press(layout)).toBeUndefined()
    })
  })
})

test.each(Object.entries(KINDS))(
  '%s is not told again after the cart’s own page has shown it',
  async (_, { change }) => {
    await page.check({ named: true })
    change()
    await page.check({ named: true })
    await reload()
    expect(await page.press()).toBeUndefined()
  },
)
