import { expect, test } from 'vitest'
import { shares } from './client-shares.server'

test('one client and all together hold no more than their share, and give it back once', () => {
  const share = shares({ most: 3, ofOne: 2 })
  const [first, second, third] = [share.take('a'), share.take('a'), share.take('a')]
  expect([first, second, third].map(Boolean)).toEqual([true, true, false])
  expect(share.take('b')).toBeDefined()
  expect(share.take('c')).toBeUndefined()
  first?.()
  first?.()
  expect(share.take('c')).toBeDefined()
  expect(share.take('a')).toBeUndefined()
})
