import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { newMark, withMarks } from './list-marks'
import { persistedList } from './persisted-list'

/** A storage that can be filled up or switched off, and other tabs' writes to it. */
class Storage {
  values = new Map<string, string>()
  room = Number.POSITIVE_INFINITY
  off = false
  getItem(key: string) {
    if (this.off) throw new Error('denied')
    return this.values.get(key) ?? null
  }
  setItem(key: string, value: string) {
    if (this.off) throw new Error('denied')
    if (value.length > this.room) throw new Error('full')
    this.values.set(key, value)
  }
}
let storage: Storage

/** What the browser's storage service has been told, in order, by whom. */
let log: { by: Tab; value: string }[] = []

/**
 * A browser tab as Chromium has them: it sees its own writes at once and the others' when it hears
 * of them, in the service's order, except while a write of its own is still on the way.
 */
class Tab {
  heard = 0
  seen: string | null = null
  listener: ((event: unknown) => void) | undefined
  list = this.as(() => {
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
      if (name === 'storage') this.listener = listener
    })
    const numbers = persistedList<number>('numbers', readNumber)
    numbers.subscribe(() => {})
    return numbers
  })

  constructor() {
    this.heard = 0
    log = []
  }

  as<R>(act: () => R): R {
    vi.stubGlobal('localStorage', {
      getItem: () => this.seen,
      setItem: (_key: string, value: string) => {
        this.seen = value
        log.push({ by: this, value })
      },
    })
    return act()
  }

  write = (number: number) => this.as(() => this.list.update((items) => [...items, number]))
  items = () => [...this.as(() => this.list.get())]

  /** Everything up to now reaches this tab. */
  hear() {
    const news = log.slice(this.heard)
    this.heard = log.length
    for (const [at, { by, value }] of news.entries()) {
      const onTheWay = news.slice(at + 1).some((later) => later.by === this)
      if (by === this || onTheWay) continue
      this.seen = value
      this.as(() => this.listener?.({ key: 'numbers' }))
    }
  }
}

beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
})

const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
const list = () => persistedList<number>('numbers', readNumber)

test('keeps a list as plain JSON under its key', () => {
  list().update((items) => [...items, 1, 2])
  expect(storage.values.get('numbers')?.trimEnd()).toBe('[1,2]')
  expect(list().get()).toEqual([1, 2])
})

test('whatever is stored, reading never throws and keeps what is readable', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant('[1,"x",null,2,{}]')), (text) => {
      storage.values.set('numbers', text)
      let readable: unknown[] = []
      try {
        const parsed: unknown = JSON.parse(text)
        if (Array.isArray(parsed)) readable = parsed.filter((value) => typeof value === 'number')
      } catch {}
      expect(list().get()).toEqual(readable)
      expect(list().update((items) => [...items, 7])).toEqual([...readable, 7])
    }),
  )
})

test('5 MB of something else neither breaks nor is touched before a change', () => {
  const big = JSON.stringify(['x'.repeat(5_000_000), 3])
  storage.values.set('numbers', big)
  expect(list().get()).toEqual([3])
  expect(storage.values.get('numbers')).toBe(big)
})

test('another tab’s change is read before writing, so none is lost', () => {
  const one = list()
  const other = list()
  one.update((items) => [...items, 1])
  other.update((items) => [...items, 2])
  one.update((items) => [...items, 3])
  expect(one.get()).toEqual([1, 2, 3])
})

test('storage switched off: the list holds while the page lives', () => {
  storage.off = true
  const numbers = list()
  expect(numbers.get()).toEqual([])
  numbers.update((items) => [...items, 1])
  numbers.update((items) => [...items, 2])
  expect(numbers.get()).toEqual([1, 2])
})

test('storage full: the change is kept and saved with the next that fits, over others’', () => {
  storage.values.set('numbers', '[1]')
  const numbers = list()
  numbers.get()
  storage.room = 0
  numbers.update((items) => [...items, 2])
  expect(numbers.get()).toEqual([1, 2])
  storage.values.set('numbers', '[1,9]') // another tab
  expect(numbers.get()).toEqual([1, 9, 2])
  storage.room = 100_000
  numbers.update((items) => [...items, 3])
  expect(storage.values.get('numbers')?.trimEnd()).toBe('[1,9,2,3]')
})

test('a write of another tab at the same moment is not the end of ours', () => {
  const listening = new Map<string, (event: unknown) => void>()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
    listening.set(name, listener),
  )
  const ours = list()
  ours.update((items) => [...items, 1])
  // The other tab read before our write and wrote after it, its own mark alone.
  storage.values.set('numbers', withMarks('[2]', [newMark()]))
  ours.subscribe(() => {})
  expect(ours.get()).toEqual([2, 1])
  ours.update((items) => [...items, 3])
  listening.get('storage')?.({ key: 'numbers' }) // nothing missing now, nothing made twice
  expect(ours.get()).toEqual([2, 1, 3])
})

test('a list that another program wrote stands as it is', () => {
  vi.stubGlobal('addEventListener', () => {})
  const ours = list()
  ours.update((items) => [...items, 1])
  storage.values.set('numbers', '[]')
  ours.subscribe(() => {})
  expect(ours.get()).toEqual([])
})

test('however late tabs hear of each other, every change is there once in the end', () => {
  const writes = fc.array(fc.tuple(fc.nat(2), fc.nat(3)), { minLength: 1, maxLength: 25 })
  fc.assert(
    fc.property(writes, (all) => {
      const tabs = [0, 1, 2].map(() => new Tab())
      const expected: number[] = []
      all.forEach(([writer, hearing], number) => {
        tabs[writer]?.write(number)
        expected.push(number)
        tabs[hearing]?.hear()
      })
      for (let round = 0; round < 20; round++) for (const tab of tabs) tab.hear()
      for (const tab of tabs) expect(tab.items().toSorted((a, b) => a - b)).toEqual(expected)
    }),
  )
})

test('an unchanged list is not written', () => {
  storage.values.set('numbers', '[1] ')
  list().update((items) => items)
  expect(storage.values.get('numbers')).toBe('[1] ')
})
