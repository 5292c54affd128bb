import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { persistedList } from './persisted-list'

/** A storage that can be filled up, switched off, and written by other tabs. */
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

beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('navigator', {}) // Browsers offer no locks over plain HTTP.
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const readNumber = (value: unknown) => (typeof value === 'number' ? value : undefined)
const list = () => persistedList<number>('numbers', readNumber)

test('a list is kept as plain JSON under its key', () => {
  list().update((items) => [...items, 1, 2])
  expect(storage.values.get('numbers')).toBe('[1,2]')
  expect(list().get()).toEqual([1, 2])
})

test('reading never throws, whatever is stored, and keeps what is readable', () => {
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

test('another tab’s change is read before writing, so that none is lost', () => {
  const one = list()
  const other = list()
  one.update((items) => [...items, 1])
  other.update((items) => [...items, 2])
  one.update((items) => [...items, 3])
  expect(one.get()).toEqual([1, 2, 3])
})

test('a list lives as long as the page when storage is switched off', () => {
  storage.off = true
  const numbers = list()
  expect(numbers.get()).toEqual([])
  numbers.update((items) => [...items, 1])
  numbers.update((items) => [...items, 2])
  expect(numbers.get()).toEqual([1, 2])
})

test('a change is kept when storage is full, and saved with the next that fits, over others’', () => {
  storage.values.set('numbers', '[1]')
  const numbers = list()
  numbers.get()
  storage.room = 0
  numbers.update((items) => [...items, 2])
  expect(numbers.get()).toEqual([1, 2])
  storage.values.set('numbers', '[1,9]') // Another tab writes.
  expect(numbers.get()).toEqual([1, 9, 2])
  storage.room = 100_000
  numbers.update((items) => [...items, 3])
  expect(storage.values.get('numbers')).toBe('[1,9,2,3]')
})

test('an unchanged list is not written', () => {
  storage.values.set('numbers', '[1] ')
  list().update((items) => items)
  expect(storage.values.get('numbers')).toBe('[1] ')
})

test('items are stored as written and read back', () => {
  const cents = persistedList<number>('numbers', (value) => Number(value) * 100, {
    writeItem: (number) => number / 100,
  })
  cents.update(() => [999])
  expect(storage.values.get('numbers')).toBe('[9.99]')
  storage.values.set('numbers', '[9.99,1]')
  expect(cents.get()).toEqual([999, 100])
})

test('listeners hear of another tab’s write that was read early', () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const numbers = list()
  const told: (readonly number[])[] = []
  numbers.subscribe(() => told.push(numbers.get()))
  storage.values.set('numbers', '[1]')
  expect(numbers.get()).toEqual([1])
  expect(numbers.update((items) => items)).toEqual([1])
  events.dispatchEvent(Object.assign(new Event('storage'), { key: 'numbers' }))
  expect(told).toEqual([[1]])
  numbers.update((items) => [...items, 2])
  expect(told.at(-1)).toEqual([1, 2])
})
