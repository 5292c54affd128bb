import { expect, test } from 'vitest'
import { atOnce } from './filter-values'

const choices = (...picked: number[]) =>
  Array.from({ length: 14 }, (_, at) => ({ at, ...(picked.includes(at) && { on: true as const }) }))
const order = (...picked: number[]) => atOnce(choices(...picked)).map(({ at }) => at)

test('what is picked shows at once, and what yields to it comes next', () => {
  expect(order()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  expect(order(13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 9, 10, 11, 12])
  expect(order(9, 11, 12)).toEqual([0, 1, 2, 3, 4, 5, 6, 9, 11, 12, 7, 8, 10, 13])
})
