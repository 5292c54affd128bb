import { vi } from 'vitest'
import type { Quote, QuotedItem, QuoteProblem } from '../../app/cart/quote'
import { SPEC_RULES } from './settings/spec-rules'

const CODE = 'TEN'

/** The shop's current answer, and the browser's storage. */
export interface World {
  items: QuotedItem[]
  problems: QuoteProblem[]
  percent: number
  shipping: number
  fee: number
  coupon: boolean
  offline: boolean
  visible: boolean
  storage: Map<string, string>
}

const quoted = (productId: number, more: Partial<QuotedItem> = {}): QuotedItem => ({
  productId,
  title: `Product ${productId}`,
  unitPrice: 1000,
  quantity: 3,
  lineTotal: 3000,
  available: 10,
  ...more,
})

/** Makes a browser whose cart has three of each of two products and a variant, and a coupon. */
export function worldOfCart(): World {
  const line = { price: 10, quantity: 3, stock: 10, thumbnail: '/1', category: 'a' }
  const cart = [
    { ...line, id: 1, title: 'Lamp' },
    { ...line, id: 2, title: 'Chair' },
    { ...line, id: 3, variant: 31, title: 'Shirt' },
  ]
  const storage = new Map([
    ['cart', JSON.stringify(cart)],
    ['coupon', JSON.stringify([CODE])],
  ])
  const items = [quoted(1), quoted(2), quoted(3, { variant: 31 })]
  const prices = { percent: 15, shipping: 0, fee: 0, coupon: true }
  const world = { items, problems: [], ...prices, offline: false, visible: true, storage }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', {
    documentElement: { dataset: {} },
    get visibilityState() {
      return world.visible ? 'visible' : 'hidden'
    },
  })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path !== '/api/quote') return new Response('', { status: 404 })
    if (world.offline) throw new TypeError('network')
    return Response.json(answerOf(world))
  })
  return world
}

function answerOf({ items, problems, percent, shipping, fee, coupon }: World) {
  const ended = { code: 'coupon_expired' as const, detail: 'It has ended.' }
  return {
    items,
    problems: coupon ? problems : [...problems, ended],
    ...(coupon && { coupon: { code: CODE, terms: { kind: 'percent', percent: 10 } } }),
    rules: { ...SPEC_RULES, rates: [{ class: 'standard', percent }] },
    rates: [{ cents: shipping }],
    payments: [
      { payment: 'bank', fee: 0, label: 'Bank' },
      { payment: 'cash_on_delivery', fee, label: 'Cash' },
    ],
  } as unknown as Quote
}

/** Changes the shop's answer about a product from now on. */
export function changed(world: World, productId: number, more: Partial<QuotedItem>) {
  world.items = world.items.map((one) => (one.productId === productId ? { ...one, ...more } : one))
}

/** Removes a product from the shop's answer, or gives it a problem. */
export function without(world: World, productId: number, problem?: Partial<QuoteProblem>) {
  world.items = world.items.filter((one) => one.productId !== productId)
  if (problem) world.problems = [{ detail: '', productId, ...problem } as QuoteProblem]
}

/** Opens a page again: it knows only what is stored. */
export async function openPage(world: World) {
  vi.resetModules()
  const { namedLines, differenceTeller } = await import('../../app/cart/checking/order-differences')
  const { checkCart, keepSeen, tellLines } = await import('../../app/cart/checking/check-cart')
  const { cartTotals, chosenWay } = await import('../../app/cart/shipping/cart-totals')
  const { changeCart, currentCart } = await import('../../app/cart/cart-store')
  const { storePlace } = await import('../../app/cart/delivery/place-store')
  const { orderable } = await import('../../app/cart/totals')
  let payment = 'cash_on_delivery'
  let priced = answerOf(world)
  const news = differenceTeller()
  const asked = () => ({
    priced,
    terms: priced.coupon?.terms,
    way: chosenWay(priced, payment),
  })
  const check = async ({ named = false } = {}) => {
    const response = await checkCart('en', undefined, named)
    if (response.ok) priced = response.quote
    // Somebody looks at the marks of a page in front.
    if (response.ok && named && world.visible) tellLines([...response.changes.keys()].map(String))
    return response.ok
  }
  return {
    check,
    storePlace,
    changeCart,
    pay(by: string) {
      payment = by
    },
    /** Returns what Place Order says first; undefined when it orders. */
    async press(layout = { unfolded: false }) {
      const { terms, way } = asked()
      const shown = cartTotals(currentCart(), priced, terms, way)
      const named = namedLines({ checkVisibility: () => layout.unfolded })
      if (!(await check())) return 'offline'
      const found = news({ shown, ...asked(), named })
      if (found) keepSeen(priced, true)
      return found
    },
    ordered: () => orderable(currentCart()).map(({ id, quantity }) => [id, quantity]),
  }
}
