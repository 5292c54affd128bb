import { expect, test } from 'vitest'
import { halfStars } from './stars'

test.each([
  [0, 0],
  [2.4, 4],
  [2.5, 5],
  [4.49, 8],
  [4.5, 9],
  [4.9, 9],
  [5, 10],
  [7, 10],
  [-1, 0],
])('a rating of %s fills %s half stars', (rating, halves) => {
  expect(halfStars(rating)).toBe(halves)
})
