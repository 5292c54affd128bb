import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { announceChange, loadOnSettingsChange } from './changes.server'
import type { Database } from './tables.server'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const announceSettings = () => announceChange({} as Database, { products: [], settings: true })
const settle = () => vi.advanceTimersByTimeAsync(1000)

async function watched(load: () => Promise<void>) {
  const watch = await loadOnSettingsChange(load)
  onTestFinished(() => watch.stop())
  return watch
}

test('a change during a load is loaded after it, once', async () => {
  const loads: PromiseWithResolvers<void>[] = []
  const load = vi.fn(() => {
    const one = Promise.withResolvers<void>()
    loads.push(one)
    return loads.length === 1 ? Promise.resolve() : one.promise
  })
  await watched(load)
  for (let nth = 0; nth < 3; nth++) announceSettings()
  await settle()
  expect(load).toHaveBeenCalledTimes(2)
  loads[1]?.resolve()
  await settle()
  expect(load).toHaveBeenCalledTimes(3)
  loads[2]?.resolve()
  await settle()
  expect(load).toHaveBeenCalledTimes(3)
})

test('a load that fails is repeated, and none follows a stop', async () => {
  let isAway = false
  const load = vi.fn(async () => {
    if (isAway) throw new Error('The database is away.')
  })
  const watch = await watched(load)
  isAway = true
  announceSettings()
  await settle()
  expect(load.mock.calls.length).toBeGreaterThan(2)
  isAway = false
  await settle()
  const loaded = load.mock.calls.length
  watch.stop()
  announceSettings()
  await settle()
  expect(load).toHaveBeenCalledTimes(loaded)
})
