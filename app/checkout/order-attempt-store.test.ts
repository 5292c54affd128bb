import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendOrder, unansweredOrder } from './order-attempt-store'

/** Treats keys like the orders API, behind a network that loses requests and responses. */
class Shop {
  orders: { key: string; body: string; token: string }[] = []
  /** The fate of each request in turn; later requests go well. */
  weather: Weather[] = []

  fetch = async (
    _path: string,
    { headers, body }: { headers: Record<string, string>; body: string },
  ) => {
    const weather = this.weather.shift() ?? 'fine'
    if (weather === 'request lost') throw new TypeError('network')
    if (weather === 'too often') return Response.json({ code: 'too_many' }, { status: 429 })
    const response = this.respond(headers['Idempotency-Key'] ?? '', body)
    if (weather === 'response lost') throw new TypeError('network')
    if (weather === 'broken') return new Response('oops', { status: 502 })
    return response
  }

  respond(key: string, body: string) {
    const known = this.orders.find((order) => order.key === key)
    if (known && known.body !== body)
      return Response.json({ code: 'idempotency_key_reused' }, { status: 422 })
    if (body.includes('refuse me')) return Response.json({ code: 'invalid' }, { status: 422 })
    const order = known ?? { key, body, token: `t${this.orders.length}` }
    if (!known) this.orders.push(order)
    return Response.json(order, { status: 201 })
  }
}
type Weather = 'fine' | 'request lost' | 'response lost' | 'broken' | 'too often'

let shop: Shop
beforeEach(() => start())
afterEach(() => vi.unstubAllGlobals()) // Test files of one thread share these globals.

function start() {
  shop = new Shop()
  vi.stubGlobal('fetch', shop.fetch)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
}

function storage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  }
}

/** Returns `sendOrder` of another tab of the same browser. */
async function anotherTab() {
  const [ours, theirs] = [sessionStorage, storage()]
  vi.resetModules()
  const tab = await import('./order-attempt-store')
  return async (body: string) => {
    vi.stubGlobal('sessionStorage', theirs)
    const outcome = await tab.sendOrder(body)
    vi.stubGlobal('sessionStorage', ours)
    return outcome
  }
}

test('an acknowledged order ends the attempt, and the next one is another order', async () => {
  expect(await sendOrder('a')).toMatchObject({ kind: 'placed', earlier: false })
  expect(unansweredOrder()).toBeUndefined()
  await sendOrder('a')
  expect(shop.orders).toHaveLength(2)
})

test('the same key finds the order of a lost response', async () => {
  shop.weather = ['response lost']
  expect(await sendOrder('a')).toEqual({ kind: 'unanswered', offline: false })
  expect(unansweredOrder()).toBe('a')
  expect(await sendOrder('a')).toMatchObject({ kind: 'placed', order: { token: 't0' } })
  expect(shop.orders).toHaveLength(1)
})

test('after a lost response, other contents still find the first order', async () => {
  shop.weather = ['response lost']
  await sendOrder('a')
  expect(await sendOrder('b')).toMatchObject({
    kind: 'placed',
    earlier: true,
    order: { body: 'a' },
  })
  expect(shop.orders).toHaveLength(1)
})

test('an answer that says to come later forgets no lost order', async () => {
  shop.weather = ['response lost', 'too often', 'too often', 'fine', 'too often']
  await sendOrder('a')
  expect(await sendOrder('a')).toMatchObject({ kind: 'refused' })
  expect(unansweredOrder()).toBe('a')
  expect(await sendOrder('b')).toMatchObject({ kind: 'refused' })
  expect(await sendOrder('b')).toMatchObject({ kind: 'refused' })
  expect(await sendOrder('b')).toMatchObject({ kind: 'placed', earlier: true })
  expect(shop.orders).toHaveLength(1)
})

test('a refusal keeps the key and forgets the request', async () => {
  expect(await sendOrder('refuse me')).toMatchObject({ kind: 'refused' })
  expect(unansweredOrder()).toBeUndefined()
  expect(await sendOrder('better')).toMatchObject({ kind: 'placed' })
})

test('an ended session does not make the shop refuse a guest', async () => {
  const seen: (string | undefined)[] = []
  const inner = shop.fetch
  vi.stubGlobal('fetch', (path: string, init: Parameters<typeof inner>[1]) => {
    seen.push(init.headers.Authorization)
    if (init.headers.Authorization) return Promise.resolve(Response.json({}, { status: 401 }))
    return inner(path, init)
  })
  expect(await sendOrder('a', { Authorization: 'Bearer old' })).toMatchObject({ kind: 'placed' })
  expect(seen).toEqual(['Bearer old', undefined])
})

test('one order is placed in any weather, with any changes between tries', async () => {
  const weather = fc.constantFrom<Weather>(
    'fine',
    'request lost',
    'response lost',
    'broken',
    'too often',
  )
  const bodies = fc.array(fc.constantFrom('a', 'b', 'c', 'refuse me'), {
    minLength: 1,
    maxLength: 8,
  })
  await fc.assert(
    fc.asyncProperty(fc.array(weather, { maxLength: 12 }), bodies, async (skies, tries) => {
      start()
      shop.weather = skies
      const acknowledged: string[] = []
      for (const body of [...tries, 'a', 'a']) {
        const outcome = await sendOrder(body)
        if (outcome.kind !== 'placed') continue
        acknowledged.push(outcome.order.token)
        break
      }
      shop.weather = []
      if (acknowledged.length === 0) {
        const last = await sendOrder('a')
        if (last.kind === 'placed') acknowledged.push(last.order.token)
      }
      expect(acknowledged).toHaveLength(1)
      expect(shop.orders).toHaveLength(1)
    }),
  )
})

const REUSED = { kind: 'refused', problem: { code: 'idempotency_key_reused' } }

test('another tab is told of an order whose answer was lost, then orders if it asks again', async () => {
  const sendThere = await anotherTab()
  shop.weather = ['response lost']
  await sendOrder('a')
  expect(await sendThere('b')).toMatchObject(REUSED)
  expect(await sendThere('b')).toMatchObject({ kind: 'placed', earlier: false })
  expect(await sendOrder('a')).toMatchObject({ kind: 'placed', order: { token: 't0' } })
  expect(shop.orders).toHaveLength(2)
})

test('the tab whose request was lost is told of the order of another', async () => {
  const sendThere = await anotherTab()
  shop.weather = ['request lost']
  await sendOrder('a')
  expect(await sendThere('b')).toMatchObject({ kind: 'placed' })
  expect(await sendOrder('a')).toMatchObject(REUSED)
  expect(shop.orders).toHaveLength(1)
})

test('an acknowledged order of one tab is nothing to the next order of another', async () => {
  const sendThere = await anotherTab()
  expect(await sendOrder('refuse me')).toMatchObject({ kind: 'refused' })
  expect(await sendThere('a')).toMatchObject({ kind: 'placed' })
  expect(await sendOrder('b')).toMatchObject({ kind: 'placed', earlier: false })
  expect(shop.orders).toHaveLength(2)
})

test('a stored key that is none of ours is replaced', async () => {
  localStorage.setItem('order-key', 'schlüssel\n')
  expect(await sendOrder('a')).toMatchObject({ kind: 'placed' })
  expect(shop.orders[0]?.key).toMatch(/^[0-9a-f]{32}$/)
})
