import { STARS } from '../../business'
import type { ProductReview } from '../product/product'

/** Only the merchant and its writer see a held or hidden review. */
export const REVIEW_STATES = ['held', 'published', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** The number of the shop's own published reviews, and the sum of their stars. */
export interface OwnReviews {
  count: number
  stars: number
}

/** Ratings in hundredths. `source_rating` is null while `rating` is the catalogue's own. */
interface RatedRow {
  rating: number
  review_count: number
  source_rating: number | null
  /** JSON: the catalogue's reviews. */
  reviews: string
}

/**
 * Returns the shown rating in whole hundredths, halves up: (r·n + 100·stars) / (n + m) for a
 * catalogue's rating r with n reviews and m reviews of the shop's own. A catalogue's rating thus
 * weighs as many reviews as come with it: one without reviews gives way to the first of ours, and
 * reviews without a rating weigh nothing.
 */
export function shownRating(source: { rating: number; count: number }, own: OwnReviews) {
  if (own.count === 0) return source.rating
  const weight = source.rating > 0 ? source.count : 0
  const count = weight + own.count
  const sum = source.rating * weight + 100 * own.stars
  return Math.floor((2 * sum + count) / (2 * count))
}

/** Returns the row with the catalogue's own rating. */
export const fromSource = <Row extends RatedRow>(row: Row): Row =>
  row.source_rating === null
    ? row
    : {
        ...row,
        rating: row.source_rating,
        review_count: (JSON.parse(row.reviews) as unknown[]).length,
        source_rating: null,
      }

/** Returns the row with the shop's own reviews counted into the catalogue's rating. */
export function withOwn<Row extends RatedRow>(row: Row, own?: OwnReviews): Row {
  if (!own || own.count === 0) return row
  const source = { rating: row.rating, count: row.review_count }
  return {
    ...row,
    rating: shownRating(source, own),
    review_count: source.count + own.count,
    source_rating: row.rating,
  }
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

export const REVIEWS_ON_PAGE = 50

/** A number of stars, or those with photos. */
export type ReviewFilter = number | 'photos'

/**
 * An address's order, filter and page of reviews: 'highest', 'newest-2', 'newest-5s-2',
 * 'lowest-photos'. Pages count from 1.
 */
export interface ReviewsAsked {
  sort: ReviewSort
  only?: ReviewFilter
  page: number
}

/** Reads what an address asks for; anything else is the first page of the newest. */
export function readReviewsAsked(given: string | null): ReviewsAsked {
  const [, name, stars, photos, page = '1'] = ASKED.exec(given ?? '') ?? []
  const sort = REVIEW_SORTS.find((one) => one === name)
  if (!sort) return { sort: 'newest', page: 1 }
  const only = stars ? Number(stars) : photos && ('photos' as const)
  return { sort, ...(only && { only }), page: Number(page) }
}

const ASKED = /^([a-z]+)(?:-([1-5])s|-(photos))?(?:-([1-9]\d{0,5}))?$/

export const reviewsParameter = ({ sort, only, page }: ReviewsAsked) =>
  [sort, only && (only === 'photos' ? only : `${only}s`), page > 1 && page]
    .filter(Boolean)
    .join('-')

export function sortReviews(reviews: readonly ProductReview[], sort: ReviewSort) {
  const newer = (a: ProductReview, b: ProductReview) =>
    a.date < b.date ? 1 : a.date > b.date ? -1 : 0
  if (sort === 'newest') return reviews.toSorted(newer)
  const sign = sort === 'highest' ? -1 : 1
  return reviews.toSorted((a, b) => sign * (a.rating - b.rating) || newer(a, b))
}

/** Returns the whole stars of a review; a catalogue's 4.5 counts as 5. */
export const wholeStars = ({ rating }: Pick<ProductReview, 'rating'>) =>
  Math.min(Math.max(Math.round(rating), 1), STARS)

/** Adds the numbers of 1 to 5 stars to `counted`. */
export function countStars(reviews: readonly ProductReview[], counted: readonly number[] = []) {
  const counts = Array.from({ length: STARS }, (_, at) => counted[at] ?? 0)
  for (const review of reviews) {
    const at = wholeStars(review) - 1
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}
