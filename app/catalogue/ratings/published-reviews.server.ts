import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Connection, Database, Tables } from '../../database/tables.server'
import type { ProductDetail, ProductReview } from '../product/product'
import {
  countStars,
  type OwnReviews,
  REVIEWS_ON_PAGE,
  type ReviewFilter,
  type ReviewSort,
  type ReviewsAsked,
  sortReviews,
  wholeStars,
} from './rating'
import { shownPhotos } from './review-photos.server'
import type { ReviewsTable } from './tables.server'

/** The most own reviews of a product in the catalogue API; they are the newest. */
const MOST_IN_API = 20

/** A literal of the query, as `YES` is: the index contains only published reviews. */
const PUBLISHED = sql.lit('published' as const)

const COLUMNS = [
  'id',
  'product_id',
  'stars',
  'title',
  'text',
  'name',
  'language',
  'answer',
  'created_at',
] as const
type ReviewRow = Pick<Selectable<ReviewsTable>, (typeof COLUMNS)[number]>

const toReview = (row: ReviewRow): ProductReview => ({
  rating: row.stars,
  comment: row.text,
  date: new Date(row.created_at).toISOString(),
  reviewerName: row.name,
  ...(row.title && { title: row.title }),
  language: row.language,
  verified: true,
  ...(row.answer !== null && { answer: row.answer }),
})

/** Returns reviews in the rows' order, each with its number. */
const numbered = (rows: ReviewRow[]) => new Map(rows.map((row) => [toReview(row), row.id] as const))

/** Adds photos to the reviews that have any; `ids` holds the numbers of the shop's own. */
async function withPhotos(
  connection: Connection,
  reviews: readonly ProductReview[],
  ids: ReadonlyMap<ProductReview, number>,
) {
  const photos = await shownPhotos(
    connection,
    reviews.flatMap((review) => ids.get(review) ?? []),
  )
  return reviews.map((review) => {
    const own = photos.get(ids.get(review) ?? 0)
    return own ? { ...review, photos: own } : review
  })
}

/** Returns own reviews by product. */
export async function ownReviews(connection: Connection, productIds: number[]) {
  const found = new Map<number, OwnReviews>()
  if (productIds.length === 0) return found
  const rows = await connection
    .selectFrom('reviews')
    .select(['product_id', sql<number>`count(*)`.as('count'), sql<number>`sum(stars)`.as('stars')])
    .where('product_id', 'in', productIds)
    .where('state', '=', PUBLISHED)
    .groupBy('product_id')
    .execute()
  for (const { product_id, count, stars } of rows)
    found.set(product_id, { count: Number(count), stars: Number(stars) })
  return found
}

export async function newestReviews(db: Database, productIds: number[]) {
  if (productIds.length === 0) return new Map<number, ProductReview[]>()
  const rows = await db
    .selectFrom((from) =>
      from
        .selectFrom('reviews')
        .select(COLUMNS)
        .select(
          sql<number>`row_number() over (partition by product_id order by id desc)`.as('place'),
        )
        .where('product_id', 'in', productIds)
        .where('state', '=', PUBLISHED)
        .as('placed'),
    )
    .select(COLUMNS)
    .where('place', '<=', MOST_IN_API)
    .orderBy('id', 'desc')
    .execute()
  const ids = numbered(rows)
  const found = new Map<number, ProductReview[]>()
  for (const [at, review] of (await withPhotos(db, [...ids.keys()], ids)).entries()) {
    const id = rows[at]?.product_id as number
    found.set(id, [...(found.get(id) ?? []), review])
  }
  return found
}

/**
 * Returns a page of a product's reviews that pass the filter, or the last one if there are fewer,
 * and how many pass it; of all reviews the counts of 1 to 5 stars and of those with photos.
 */
export async function reviewsOnPage(db: Database, product: ProductDetail, asked: ReviewsAsked) {
  const { sort, only } = asked
  const given = product.reviews.filter(({ verified }) => !verified)
  const hasOwn = given.length < product.reviews.length
  const counts = countStars(given, hasOwn ? await ownStars(db, product.id) : [])
  const pictured = hasOwn ? await countPictured(db, product.id) : 0
  const passing = only === 'photos' ? pictured : ([product.reviewCount, ...counts][only ?? 0] ?? 0)
  const page = Math.min(asked.page, Math.max(1, Math.ceil(passing / REVIEWS_ON_PAGE)))
  const end = page * REVIEWS_ON_PAGE
  const rows = hasOwn ? await firstReviews(db, product.id, { sort, only, limit: end }) : []
  const own = numbered(rows)
  // A catalogue's reviews have no photos.
  const others = only ? given.filter((review) => wholeStars(review) === only) : given
  const reviews = sortReviews([...own.keys(), ...others], sort).slice(end - REVIEWS_ON_PAGE, end)
  return { reviews: await withPhotos(db, reviews, own), counts, page, passing, pictured }
}

async function firstReviews(
  db: Database,
  productId: number,
  { sort, only, limit }: { sort: ReviewSort; only: ReviewFilter | undefined; limit: number },
) {
  return db
    .selectFrom('reviews')
    .select(COLUMNS)
    .where('product_id', '=', productId)
    .where('state', '=', PUBLISHED)
    .$if(typeof only === 'number', (query) => query.where('stars', '=', Number(only)))
    .$if(only === 'photos', (query) => query.where(hasPhotos))
    .$if(sort !== 'newest', (query) => query.orderBy('stars', sort === 'highest' ? 'desc' : 'asc'))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const hasPhotos = ({ exists, selectFrom }: ExpressionBuilder<Tables, 'reviews'>) =>
  exists(selectFrom('review_photos').select('place').whereRef('review_id', '=', 'reviews.id'))

async function countPictured(db: Database, productId: number) {
  const { count } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)`.as('count'))
    .where('product_id', '=', productId)
    .where('state', '=', PUBLISHED)
    .where(hasPhotos)
    .executeTakeFirstOrThrow()
  return Number(count)
}

async function ownStars(db: Database, productId: number) {
  const rows = await db
    .selectFrom('reviews')
    .select(['stars', sql<number>`count(*)`.as('count')])
    .where('product_id', '=', productId)
    .where('state', '=', PUBLISHED)
    .groupBy('stars')
    .execute()
  const counts: number[] = []
  for (const { stars, count } of rows) counts[stars - 1] = Number(count)
  return counts
}
