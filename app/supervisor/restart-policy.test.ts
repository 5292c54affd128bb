import { expect, test } from 'vitest'
import { restartPolicy } from './restart-policy'

const CRASHED = { refused: false }
const REFUSED = { refused: true }
const ends = (count: number, how: { refused: boolean; servedMs?: number }) => {
  const died = restartPolicy()
  return Array.from({ length: count }, () => died(how))
}

test('the first ends are replaced at once, later ones later and later, then none', () => {
  expect(ends(8, CRASHED)).toEqual([0, 0, 0, 1000, 2000, 4000, 8000, 'give up'])
  expect(ends(8, { ...CRASHED, servedMs: 4999 }).at(-1)).toBe('give up')
})

test('a server that served is replaced at once, as often as it takes', () => {
  expect(ends(100, { ...CRASHED, servedMs: 5000 })).toEqual(Array(100).fill(0))
})

test('a refused start is tried again for ever: the database may come back', () => {
  expect(ends(20, REFUSED).slice(6, 20)).toEqual([8000, ...Array(13).fill(30_000)])
})
