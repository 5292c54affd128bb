import { expect, test } from 'vitest'
import { bounded, TooMany } from './bounded.server'

test('two pieces run, three wait, the rest is refused, and a failure frees its place', async () => {
  const limited = bounded(2, 3)
  const ends: ((fail: boolean) => void)[] = []
  let running = 0
  const work = async () => {
    running++
    const fail = await new Promise<boolean>((resolve) => ends.push(resolve))
    running--
    if (fail) throw new Error('failed')
    return 'done'
  }
  const results = Promise.allSettled(Array.from({ length: 7 }, () => limited(work)))
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  await settled()
  expect(running).toBe(2)
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]?.(ended === 0)
    await settled()
    expect(running).toBeLessThanOrEqual(2)
  }
  const outcomes = (await results).map((one) =>
    one.status === 'fulfilled' ? one.value : one.reason instanceof TooMany ? 'refused' : 'failed',
  )
  expect(outcomes).toEqual(['failed', 'done', 'done', 'done', 'done', 'refused', 'refused'])
})
