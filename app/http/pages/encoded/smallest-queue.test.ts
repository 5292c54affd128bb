import { expect, test } from 'vitest'
import { smallestQueue } from './smallest-queue'

/** Makes pages only when told to. */
function queued(most = 10) {
  const begun: string[] = []
  const ends: ((failed?: boolean) => void)[] = []
  const make = (key: string) => {
    begun.push(key)
    return new Promise<void>((done, fail) =>
      ends.push((failed) => (failed ? fail(new Error('no memory')) : done())),
    )
  }
  const queue = smallestQueue(make, { most, rest: 0 })
  return { queue, begun, end: (failed?: boolean) => ends.shift()?.(failed) }
}

test('pages are made one at a time, each once, in the order they came', async () => {
  const { queue, begun, end } = queued()
  for (const key of ['/', '/shop', '/', '/about', '/shop']) expect(queue.add(key)).toBe(true)
  expect([begun, queue.size]).toEqual([['/'], 3])
  end()
  await expect.poll(() => begun).toEqual(['/', '/shop'])
  end()
  await expect.poll(() => begun).toEqual(['/', '/shop', '/about'])
  end()
  await expect.poll(() => queue.size).toBe(0)
})

test('a flood of pages waits within a bound, and a place that is free is given again', async () => {
  const { queue, begun, end } = queued(2)
  expect(['/1', '/2', '/3', '/2'].map(queue.add)).toEqual([true, true, false, true])
  end()
  await expect.poll(() => begun).toEqual(['/1', '/2'])
  expect(queue.add('/3')).toBe(true)
})

test('a page that cannot be made keeps no other waiting', async () => {
  const { queue, begun, end } = queued()
  queue.add('/')
  queue.add('/shop')
  end(true)
  await expect.poll(() => begun).toEqual(['/', '/shop'])
  end()
  await expect.poll(() => queue.size).toBe(0)
  expect(queue.add('/')).toBe(true)
  await expect.poll(() => begun).toEqual(['/', '/shop', '/'])
})

test('the queue rests three times as long as it worked', async () => {
  const begun: number[] = []
  const queue = smallestQueue(async () => {
    begun.push(performance.now())
    await new Promise((resolve) => setTimeout(resolve, 40))
  })
  queue.add('/')
  queue.add('/shop')
  await expect.poll(() => begun.length).toBe(2)
  expect((begun[1] as number) - (begun[0] as number)).toBeGreaterThan(140)
})
