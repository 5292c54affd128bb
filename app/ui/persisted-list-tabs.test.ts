import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistedList } from './persisted-list'

/** The longest a stored text takes from one tab to another, in milliseconds. */
const LATEST = 150

/** The milliseconds after which a tab is told of its lock's end. */
const WORD_MS = 10

/** The texts the browser has stored, in order, with the tab that wrote each. */
let stored: { by: Tab; value: string }[] = []
/** The tabs that wait for the lock; the first one has it. */
let queue: (() => Promise<unknown>)[] = []

const locks = {
  request: (_name: string, act: () => Promise<unknown>) =>
    new Promise((resolve, reject) => {
      // The next tab has the lock while the word of its end is on its way to this one.
      queue.push(() => act().then((value) => setTimeout(resolve, WORD_MS, value), reject))
      if (queue.length === 1) grant()
    }),
}
async function grant() {
  await null // A lock is never granted within the call that asks for it.
  await queue[0]?.()
  queue.shift()
  if (queue.length > 0) grant()
}

/**
 * Behaves like a tab in Chromium: it sees its own writes at once, and other tabs' writes some time
 * later in the order they were stored, except while one of its own writes is under way.
 */
class Tab {
  listeners = new Map<string, (event: unknown) => void>()
  arrived = 0
  seen: string | null = null
  list = this.as(() => {
    const numbers = persistedList<number>('numbers', (value) => value as number)
    numbers.subscribe(() => {})
    return numbers
  })

  as<R>(act: () => R): R {
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
      this.listeners.set(name, listener),
    )
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, run: () => Promise<unknown>) =>
          locks.request(name, () => this.as(run)),
      },
    })
    vi.stubGlobal('localStorage', {
      getItem: () => this.seen,
      setItem: (_key: string, value: string) => {
        this.seen = value
        stored.push({ by: this, value })
      },
    })
    return act()
  }

  add = (number: number) => this.as(() => this.list.update((items) => [...items, number]))
  items = () => [...this.as(() => this.list.get())]
  leave = () => this.as(() => this.listeners.get('pagehide')?.({}))

  /** Delivers to this tab everything that has been stored so far. */
  receive() {
    const news = stored.slice(this.arrived)
    this.arrived = stored.length
    for (const [at, { by, value }] of news.entries()) {
      const onTheWay = news.slice(at + 1).some((later) => later.by === this)
      if (by === this || onTheWay) continue
      this.seen = value
      this.as(() => this.listeners.get('storage')?.({ key: 'numbers' }))
    }
  }
}

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

beforeEach(() => {
  vi.useFakeTimers()
  stored = []
  queue = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('tabs that write at the same moment lose nothing and write nothing twice', async () => {
  const steps = fc.array(
    fc.record({ tab: fc.nat(2), pause: fc.constantFrom(0, 0, 1, 20, 199, 205, 300) }),
    {
      minLength: 1,
      maxLength: 25,
    },
  )
  const delay = fc.integer({ min: 1, max: LATEST })
  await fc.assert(
    fc.asyncProperty(steps, fc.tuple(delay, delay, delay), async (all, delays) => {
      stored = []
      const tabs = [0, 1, 2].map(() => new Tab())
      const deliveries = tabs.map((tab, at) => setInterval(() => tab.receive(), delays[at]))
      for (const [number, { tab, pause }] of all.entries()) {
        tabs[tab]?.add(number)
        expect(tabs[tab]?.items()).toContain(number)
        await vi.advanceTimersByTimeAsync(pause)
      }
      await vi.advanceTimersByTimeAsync(8000) // This leaves time for 25 changes of 200 ms each.
      deliveries.forEach(clearInterval)
      const expected = all.map((_, number) => number)
      for (const tab of tabs) expect(sorted(tab.items())).toEqual(expected)
      expect(sorted(JSON.parse(stored.at(-1)?.value ?? ''))).toEqual(expected)
    }),
  )
}, 60_000)

test('a change that waits for its turn is stored when the page goes away', async () => {
  const [one, other] = [new Tab(), new Tab()]
  one.add(1)
  other.add(2)
  await vi.advanceTimersByTimeAsync(1)
  other.receive()
  expect(stored.at(-1)?.value).toBe('[1]')
  expect(other.items()).toEqual([1, 2])
  other.leave()
  expect(stored.at(-1)?.value).toBe('[1,2]')
  await vi.advanceTimersByTimeAsync(1000)
  expect(stored.at(-1)?.value).toBe('[1,2]')
})

test('a tab whose turn it is stores its next changes at once', async () => {
  const tab = new Tab()
  tab.add(1)
  expect(stored).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  tab.add(2)
  expect(stored.map(({ value }) => value)).toEqual(['[1]', '[1,2]'])
})

test('a browser that refuses locks stores without them', async () => {
  const tab = new Tab()
  tab.as(() => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('denied')) } })
    tab.list.update(() => [1])
  })
  await vi.advanceTimersByTimeAsync(1)
  expect(stored.at(-1)?.value).toBe('[1]')
})
