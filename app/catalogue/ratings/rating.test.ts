import { expect, test } from 'vitest'
import {
  countStars,
  fromSource,
  readReviewsAsked,
  reviewsParameter,
  shownRating,
  sortReviews,
  withOwn,
} from './rating'

const own = (...stars: number[]) => ({
  count: stars.length,
  stars: stars.reduce((sum, one) => sum + one, 0),
})

test.each([
  ['nothing of the shop’s own', 437, 3, [], 437],
  ['each review weighs one', 400, 3, [5], 425],
  ['halves round up', 425, 1, [4], 413],
  ['a rating without reviews gives way', 480, 0, [2], 200],
  ['reviews without a rating weigh nothing', 0, 4, [3, 4], 350],
  ['five thirds', 0, 0, [2, 2, 1], 167],
])('%s', (_, rating, count, stars, shown) => {
  expect(shownRating({ rating, count }, own(...stars))).toBe(shown)
})

test('a rating stays whole, between its bounds and exactly rounded, even for large counts', () => {
  for (let tried = 0; tried < 2000; tried++) {
    const random = (most: number) => Math.floor(Math.random() * (most + 1))
    const source = { rating: random(500), count: random(100) }
    const count = 1 + random(10_000_000)
    const stars = count + random(4 * count)
    const shown = shownRating(source, { count, stars })
    const weight = BigInt(source.rating > 0 ? source.count : 0)
    const sum = BigInt(source.rating) * weight + 100n * BigInt(stars)
    const all = weight + BigInt(count)
    expect(BigInt(shown)).toBe((2n * sum + all) / (2n * all))
    expect(shown).toBeGreaterThanOrEqual(Math.min(source.rating || 500, 100))
    expect(shown).toBeLessThanOrEqual(500)
  }
})

test("removing own reviews from a row restores the catalogue's rating", () => {
  const row = { id: 1, rating: 400, review_count: 2, source_rating: null, reviews: '[{},{}]' }
  const counted = withOwn(row, own(5, 5))
  expect(counted).toEqual({ ...row, rating: 450, review_count: 4, source_rating: 400 })
  expect(fromSource(counted)).toEqual(row)
  expect(withOwn(fromSource(counted), own(1))).toMatchObject({ rating: 300, review_count: 3 })
  expect(withOwn(fromSource(counted))).toEqual(row)
})

test('reviews are sorted by day or by stars, then by day', () => {
  const review = (rating: number, date: string) => ({
    rating,
    date,
    comment: '',
    reviewerName: date,
  })
  const some = [review(3, '2026-01-02'), review(5, '2026-01-01'), review(3, '2026-01-03')]
  const days = (sort: string | null) =>
    sortReviews(some, readReviewsAsked(sort).sort).map(({ date }) => Number(date.at(-1)))
  expect(days('highest')).toEqual([1, 3, 2])
  expect(days('lowest')).toEqual([3, 2, 1])
  for (const newest of ['newest', null, 'nonsense']) expect(days(newest)).toEqual([3, 2, 1])
  expect(countStars(some, [1, 0, 1])).toEqual([1, 0, 3, 0, 1])
  expect(countStars([review(0, ''), review(4.5, '')])).toEqual([1, 0, 0, 0, 1])
})

test('an address names an order and a page, or else the newest', () => {
  expect(readReviewsAsked('highest')).toEqual({ sort: 'highest', page: 1 })
  for (const page of [2, 10, 999_999]) {
    const asked = { sort: 'lowest', page } as const
    expect(readReviewsAsked(reviewsParameter(asked))).toEqual(asked)
    for (const only of [1, 5, 'photos'] as const)
      expect(readReviewsAsked(reviewsParameter({ ...asked, only }))).toEqual({ ...asked, only })
  }
  expect(reviewsParameter({ sort: 'newest', only: 4, page: 1 })).toBe('newest-4s')
  for (const given of [
    null,
    '',
    'x',
    'newest-0',
    'newest-01',
    'newest--1',
    'newest-1e3',
    '-2',
    'constructor',
    'newest-6s',
    'newest-2-5s',
  ])
    expect(readReviewsAsked(given), String(given)).toEqual({ sort: 'newest', page: 1 })
})
