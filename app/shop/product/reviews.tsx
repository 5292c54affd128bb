import { STARS } from '../../business'
import type { ProductDetail, ProductReview } from '../../catalogue/product/product'
import { productPath } from '../../catalogue/product/product-path'
import {
  REVIEW_SORTS,
  REVIEWS_ON_PAGE,
  type ReviewsAsked,
  reviewsParameter,
} from '../../catalogue/ratings/rating'
import { formatNumber } from '../../texts/figures'
import { plural } from '../../texts/fill'
import { catalogueLanguage, inLanguage } from '../../texts/language'
import { type Texts, useLanguage, useTexts } from '../../texts/texts'
import { KeptPart } from '../../ui/kept-part'
import { Stars } from '../../ui/stars'
import { ReviewPhotos } from './review-photos'

interface Props extends Pick<ReviewsAsked, 'sort'> {
  page?: number
  /** `reviewCount` is the number of all reviews; `reviews` are those of the page. */
  product: Pick<ProductDetail, 'id' | 'slug' | 'rating' | 'reviewCount' | 'reviews'>
  days: string[]
  /** The number of reviews with 1 to 5 stars. */
  counts: number[]
}

export default function Reviews(props: Props) {
  const { product, days, counts, sort, page = 1 } = props
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
  return (
    <section className="reviews" aria-labelledby="reviews">
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
      <KeptPart tag="ul" className="reviews-list" of={ReviewList} given={{ reviews, days }} />
      {last > 1 && (
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
      )}
    </section>
  )
}

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
            <span aria-hidden="true" className="tabular-nums">
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

function ReviewList({ reviews, days }: Pick<Props, 'days'> & { reviews: ProductReview[] }) {
  const texts = useTexts('productPage')
  const page = useLanguage()
  return reviews.map((review, at) => {
    const { rating, date, comment, reviewerName, title, language, verified, answer, photos } =
      review
    const lang = language ? (language === page ? undefined : language) : catalogueLanguage(page)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two may share their moment and writer
      <li key={at}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Stars rating={rating} />
          <time dateTime={date} className="text-sm text-muted">
            {days[at]}
          </time>
        </div>
        {title && (
          <h3 lang={lang} className="font-medium wrap-anywhere">
            {title}
          </h3>
        )}
        <p lang={lang} className="whitespace-pre-line wrap-anywhere">
          {comment}
        </p>
        {photos && <ReviewPhotos photos={photos} title={reviewerName || texts.someone} />}
        <p className="text-sm font-medium wrap-anywhere">
          {reviewerName || texts.someone}
          {verified && <span className="ms-2 font-normal text-ok">{texts.verified}</span>}
        </p>
        {answer && (
          <blockquote className="border-s-2 border-line ps-4 text-sm">
            <p className="font-medium">{review.answeredBy}</p>
            <p lang={lang} className="whitespace-pre-line wrap-anywhere">
              {answer}
            </p>
          </blockquote>
        )}
      </li>
    )
  })
}
