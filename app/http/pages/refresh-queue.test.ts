import { expect, test } from 'vitest'
import { refreshQueue } from './refresh-queue'

test('pages are rendered one after another, the oldest first', async () => {
  const rendered: string[] = []
  let together = 0
  const queue = refreshQueue({
    now: () => 0,
    async refresh(key) {
      expect(++together).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 2))
      together--
      rendered.push(key)
    },
  })
  for (const [key, since] of [
    ['c', 3],
    ['a', 1],
    ['b', 2],
  ] as const)
    queue.add(key, since, 0)
  await expect.poll(() => rendered).toEqual(['a', 'b', 'c'])
  expect(queue.size).toBe(0)
})

test('a page that is not due waits without holding up the others', async () => {
  const rendered: string[] = []
  const clock = { now: 0 }
  const queue = refreshQueue({
    now: () => clock.now,
    refresh: async (key) => rendered.push(key),
  })
  queue.add('later', 0, 20)
  queue.add('now', 1, 0)
  await expect.poll(() => rendered).toEqual(['now'])
  expect(queue.size).toBe(1)
  clock.now = 20
  await expect.poll(() => rendered).toEqual(['now', 'later'])
})

test('renderings take no more than about a quarter of the time', async () => {
  let busyMs = 0
  let left = 8
  const began = performance.now()
  const queue = refreshQueue({
    now: () => 0,
    async refresh() {
      const from = performance.now()
      await new Promise((resolve) => setTimeout(resolve, 10))
      busyMs += performance.now() - from
      left--
    },
  })
  for (let at = 0; at < 8; at++) queue.add(String(at), at, 0)
  await expect.poll(() => left, { timeout: 5000 }).toBe(0)
  expect(busyMs / (performance.now() - began)).toBeLessThan(0.35)
})
