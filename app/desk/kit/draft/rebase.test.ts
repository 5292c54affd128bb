import { expect, test } from 'vitest'
import { rebase } from './rebase'

test('rebase keeps typed texts and takes the others from the stored version', () => {
  const from = { a: 'a', b: 'b', c: 'c' }
  const typed = { a: 'mine', b: 'b' }
  const theirs = { a: 'theirs', b: 'new', c: 'c', d: 'd' }
  expect(rebase(from, typed, theirs)).toEqual({ a: 'mine', b: 'new', d: 'd' })
})

test('rebase keeps typed values that have no parts', () => {
  expect(rebase('from', 'mine', 'theirs')).toBe('mine')
  expect(rebase([1], [2], [3])).toEqual([2])
  expect(rebase({ a: 'a' }, { a: 'b' }, undefined)).toEqual({ a: 'b' })
})

test('rebase takes an untouched part as stored, whatever it holds', () => {
  const from = { title: 'Comb', pictures: ['a'], stock: 3 }
  const typed = { title: 'Wide comb', pictures: ['a'], stock: 3 }
  const theirs = { title: 'Comb', pictures: ['a', 'b'], stock: 2 }
  expect(rebase(from, typed, theirs)).toEqual({
    title: 'Wide comb',
    pictures: ['a', 'b'],
    stock: 2,
  })
})
