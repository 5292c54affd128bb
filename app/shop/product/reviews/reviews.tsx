import { STARS } from '../../../business'
import type { ProductDetail } from '../../../catalogue/product/product'
import { productPath } from '../../../catalogue/product/product-path'
import {
  REVIEW_SORTS,
  REVIEWS_ON_PAGE,
  type ReviewsAsked,
  reviewsParameter,
} from '../../../catalogue/ratings/rating'
import { formatNumber } from '../../../texts/figures'
import { fill, plural } from '../../../texts/fill'
import { inLanguage } from '../../../texts/language'
import { type Texts, useLanguage, useTexts } from '../../../texts/texts'
import { KeptPart } from '../../../ui/kept-part'
import { Stars } from '../../../ui/stars'
import { ReviewList } from './review-list'

interface Props extends Pick<ReviewsAsked, 'sort'> {
  page?: number
  /** `reviewCount` is the number of all reviews; `reviews` are those of the page. */
  product: Pick<ProductDetail, 'id' | 'slug' | 'rating' | 'reviewCount' | 'reviews'>
  days: string[]
  /** The number of reviews with 1 to 5 stars. */
  counts: number[]
}

export default function Reviews(props: Props) {
  const { product, counts, sort, page = 1 } = props
  const { rating, reviewCount: count, reviews } = product
  const texts = useTexts('productPage')
  const shop: Pick<Texts['shop'], 'next' | 'previous'> = useTexts('shop')
  const { reviews: reviewCount } = useTexts('ui')
  const language = useLanguage()
  const path = (to: string) => inLanguage(language, to)
  const hrefOf = (asked: ReviewsAsked) =>
    `${path(productPath(product))}?reviews=${reviewsParameter(asked)}#reviews`
  const number = (value: number) => formatNumber(language, value)
  const last = Math.ceil(count / REVIEWS_ON_PAGE)
  // Who turns a page has asked for reviews; one alone is not worth a press.
  const shown = page > 1 || reviews.length <= AT_ONCE + 1 ? reviews.length : AT_ONCE
  const pages = last > 1 && (
    <nav aria-label={texts.reviews} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {page > 1 && (
        <a href={hrefOf({ sort, page: page - 1 })} rel="prev" className={STEP}>
          {shop.previous}
        </a>
      )}
      <p className="text-sm text-muted tabular-nums">
        {number((page - 1) * REVIEWS_ON_PAGE + 1)}–
        {number((page - 1) * REVIEWS_ON_PAGE + reviews.length)} / {number(count)}
      </p>
      {page < last && (
        <a href={hrefOf({ sort, page: page + 1 })} rel="next" className={STEP}>
          {shop.next}
        </a>
      )}
    </nav>
  )
  return (
    <section className="reviews mt-8" aria-labelledby="reviews">
      <div className="reviews-part">
        <h2 id="reviews" className="font-heading text-2xl font-semibold">
          {texts.reviews}
        </h2>
        {count === 0 ? (
          <p className="text-muted">{texts.noReviews}</p>
        ) : (
          <div className="flex max-w-lg flex-wrap items-center gap-x-8 gap-y-4">
            <p className="grid shrink-0 justify-items-start gap-1">
              <span aria-hidden="true" className="text-4xl font-semibold tabular-nums">
                {number(rating)}
              </span>
              <Stars rating={rating} />
              <span className="text-sm text-muted">{plural(language, reviewCount, count)}</span>
            </p>
            <Histogram counts={counts} />
          </div>
        )}
        <div className="flex flex-wrap items-center gap-x-6 text-sm">
          <p>{texts.bought}</p>
          <p className="flex flex-wrap gap-x-6">
            {(
              [
                ['/accounts', texts.ownOrders],
                ['/track-order', texts.findOrder],
              ] as const
            ).map(([to, label]) => (
              <a
                key={to}
                href={path(to)}
                className="items-center touch:inline-flex touch:min-h-11 underline underline-offset-4"
              >
                {label}
              </a>
            ))}
          </p>
        </div>
      </div>
      {count > 0 && (
        <div className="reviews-part">
          {count > 1 && (
            <nav aria-label={texts.sortReviews} className="flex flex-wrap gap-2">
              {REVIEW_SORTS.map((one) => (
                <a
                  key={one}
                  href={hrefOf({ sort: one, page: 1 })}
                  data-keep-scroll
                  aria-current={one === sort ? 'true' : undefined}
                  className={`${STEP} ${one === sort ? 'bg-tile font-medium' : ''}`}
                >
                  {texts.reviewSorts[one]}
                </a>
              ))}
            </nav>
          )}
          <List {...props} from={0} to={shown} />
          {shown < reviews.length ? (
            <details className="reviews-more">
              <summary className="button button-outline">
                {fill(texts.moreReviews, { count: number(reviews.length - shown) })}
              </summary>
              <List {...props} from={shown} to={reviews.length} />
              {pages}
            </details>
          ) : (
            pages
          )}
        </div>
      )}
    </section>
  )
}

/** The reviews that stand open; the others of the first page unfold below them. */
const AT_ONCE = 4

interface Part extends Pick<Props, 'product' | 'days'> {
  from: number
  to: number
}

const List = ({ product, days, from, to }: Part) => (
  <KeptPart
    tag="ul"
    className="reviews-list"
    of={ReviewList}
    given={{ reviews: product.reviews.slice(from, to), days: days.slice(from, to) }}
  />
)

const STEP = 'flex min-h-11 items-center rounded border border-line px-4 hover:bg-tile'

const MOST_FIRST = Array.from({ length: STARS }, (_, at) => STARS - at)

/** Draws one bar a rating, as long as its share of all reviews. */
function Histogram({ counts }: Pick<Props, 'counts'>) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const all = counts.reduce((sum, count) => sum + count, 0)
  return (
    <ul className="grid min-w-0 flex-1 basis-48 grid-cols-1 gap-1 text-sm">
      {MOST_FIRST.map((stars) => {
        const count = counts[stars - 1] ?? 0
        return (
          <li key={stars} className="flex items-center gap-3">
            <span className="sr-only">
              {plural(language, texts.histogram, count, { rating: stars, stars: STARS })}
            </span>
            <span aria-hidden="true" className="w-4">
              {stars}
            </span>
            <svg aria-hidden="true" height="8" className="min-w-0 grow rounded">
              <rect width="100%" height="8" fill="var(--color-tile)" />
              <rect width={`${(100 * count) / all}%`} height="8" fill="var(--color-star)" />
            </svg>
            <span aria-hidden="true" className="w-8 text-end text-muted tabular-nums">
              {count}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
