import { expect, test } from 'vitest'
import { rebase } from './rebase'

test('of texts only those that were typed go over what others stored', () => {
  const from = { a: 'a', b: 'b', c: 'c' }
  const typed = { a: 'mine', b: 'b' }
  const theirs = { a: 'theirs', b: 'new', c: 'c', d: 'd' }
  expect(rebase(from, typed, theirs)).toEqual({ a: 'mine', b: 'new', d: 'd' })
})

test('other values are as they were typed', () => {
  expect(rebase('from', 'mine', 'theirs')).toBe('mine')
  expect(rebase([1], [2], [3])).toEqual([2])
  expect(rebase({ a: 'a' }, { a: 'b' }, undefined)).toEqual({ a: 'b' })
})
