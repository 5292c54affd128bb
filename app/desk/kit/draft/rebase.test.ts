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

test('a part that was not touched is as others stored it, whatever it holds', () => {
  const from = { title: 'Comb', pictures: ['a'], stock: 3 }
  const typed = { title: 'Wide comb', pictures: ['a'], stock: 3 }
  const theirs = { title: 'Comb', pictures: ['a', 'b'], stock: 2 }
  expect(rebase(from, typed, theirs)).toEqual({
    title: 'Wide comb',
    pictures: ['a', 'b'],
    stock: 2,
  })
})
