import { afterEach, expect, test } from 'vitest'
import { readConfig, setConfig } from '../config.server'
import { MOST_KEYS } from './bounds/bounded-counts'
import { limiter } from './rate-limits.server'

afterEach(() => setConfig(readConfig({})))

test('a key is refused after its points, and another is not', async () => {
  const limit = limiter('test-a', { points: 2, seconds: 60 })
  expect([await limit.take('x'), await limit.take('x'), await limit.take('x')]).toEqual([
    true,
    true,
    false,
  ])
  expect(await limit.take('y')).toBe(true)
  await limit.reset('x')
  expect(await limit.take('x')).toBe(true)
})

test('RATE_LIMIT_SCALE widens limits by address and no others', async () => {
  setConfig(readConfig({ RATE_LIMIT_SCALE: '2' }))
  const address = limiter('test-b', { points: 1, seconds: 60 })
  const account = limiter('test-c', { points: 1, seconds: 60, per: 'account' })
  expect([await address.take('x'), await address.take('x'), await address.take('x')]).toEqual([
    true,
    true,
    false,
  ])
  expect([await account.take('x'), await account.take('x')]).toEqual([true, false])
})

test('many addresses cannot fill the memory: the least recent one starts from 0', async () => {
  const limit = limiter('test-d', { points: 1, seconds: 60 })
  await limit.take('first')
  for (let n = 1; n < MOST_KEYS; n++) await limit.take(`address ${n}`)
  expect(await limit.take('first')).toBe(false)
  for (let n = 0; n < MOST_KEYS; n++) await limit.take(`other ${n}`)
  expect(await limit.take('first')).toBe(true)
})
