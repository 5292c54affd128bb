import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ByteCache } from './byte-cache'

test('a flood of addresses asked for once leaves the ones that are asked for again', () => {
  const cache = new ByteCache<{ size: number }>(1000)
  cache.set('home', { size: 100 })
  cache.get('home')
  for (let n = 0; n < 10_000; n++) cache.set(`junk-${n}`, { size: 50 })
  expect(cache.get('home')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(1000)
})

test('the least recently used page goes first', () => {
  const gone: string[] = []
  const cache = new ByteCache<{ size: number }>(400, (key) => gone.push(key))
  for (const key of ['a', 'b', 'c']) {
    cache.set(key, { size: 100 })
    cache.get(key)
  }
  cache.get('a')
  cache.set('d', { size: 100 })
  cache.get('d')
  expect(gone).toEqual(['b'])
})

test('the count of bytes is right and within the limit, whatever happens', () => {
  const step = fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    size: fc.integer({ min: 1, max: 60 }),
    act: fc.constantFrom('get', 'set', 'delete', 'grow'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const model = new Map<string, { size: number }>()
      const cache = new ByteCache<{ size: number }>(200, (key, value) => {
        if (model.get(key) === value) model.delete(key)
      })
      for (const { key, size, act } of steps) {
        const known = model.get(key)
        if (act === 'get') expect(cache.get(key)).toBe(known)
        else if (act === 'delete') cache.delete(key)
        else if (act === 'set') {
          const value = { size }
          cache.delete(key)
          model.set(key, value)
          cache.set(key, value)
        } else if (known) cache.grow(key, known, size)
        expect(cache.bytes).toBeLessThanOrEqual(200)
        expect(cache.entries).toBe(model.size)
        expect(cache.bytes).toBe([...model.values()].reduce((sum, { size }) => sum + size, 0))
      }
    }),
  )
})
