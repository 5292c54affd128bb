import type { ProductDetail } from '../../../catalogue/product/product'
import {
  REVIEW_SORTS,
  REVIEWS_ON_PAGE,
  type ReviewFilter,
  type ReviewsAsked,
  reviewsParameter,
} from '../../../catalogue/ratings/rating'
import { formatNumber } from '../../../texts/figures'
import { fill, plural } from '../../../texts/fill'
import { inLanguage } from '../../../texts/language'
import { type Texts, useLanguage, useTexts } from '../../../texts/texts'
import { KeptPart } from '../../../ui/kept-part'
import { Stars } from '../../../ui/stars'
import { Histogram, ReviewsLink, STEP } from './review-filters'
import { ReviewList } from './review-list'

interface Props extends Pick<ReviewsAsked, 'sort'> {
  page?: number
  /** The filter, how many reviews pass it, and the word that removes it. */
  narrowed?: { only: ReviewFilter; count: number; all: string }
  /** Says which reviews have photos, where some have. */
  withPhotos?: string
  /** `reviewCount` is the number of all reviews; `reviews` are those of the page. */
  product: Pick<ProductDetail, 'rating' | 'reviewCount' | 'reviews'>
  days: string[]
  /** The number of reviews with 1 to 5 stars. */
  counts: number[]
}

export default function Reviews(props: Props) {
  const { product, counts, sort, page = 1, narrowed, withPhotos } = props
  const only = narrowed?.only
  const { rating, reviewCount: count, reviews } = product
  const texts = useTexts('productPage')
  const shop: Pick<Texts['shop'], 'next' | 'previous'> = useTexts('shop')
  const { reviews: reviewCount } = useTexts('ui')
  const language = useLanguage()
  const path = (to: string) => inLanguage(language, to)
  const hrefOf = (asked: Partial<ReviewsAsked>) =>
    `?reviews=${reviewsParameter({ sort, only, page: 1, ...asked })}#reviews`
  const number = (value: number) => formatNumber(language, value)
  const listed = narrowed?.count ?? count
  const last = Math.ceil(listed / REVIEWS_ON_PAGE)
  // Who turns a page has asked for reviews; one alone is not worth a press.
  const shown = page > 1 || reviews.length <= AT_ONCE + 1 ? reviews.length : AT_ONCE
  const pages = last > 1 && (
    <nav aria-label={texts.reviews} className="flex flex-wrap items-center gap-x-6 gap-y-2">
      {page > 1 && (
        <a href={hrefOf({ page: page - 1 })} rel="prev" className={STEP}>
          {shop.previous}
        </a>
      )}
      <p className="text-sm text-muted tabular-nums">
        {number((page - 1) * REVIEWS_ON_PAGE + 1)}–
        {number((page - 1) * REVIEWS_ON_PAGE + reviews.length)} / {number(listed)}
      </p>
      {page < last && (
        <a href={hrefOf({ page: page + 1 })} rel="next" className={STEP}>
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
            <Histogram counts={counts} only={only} hrefOf={(stars) => hrefOf({ only: stars })} />
            {(narrowed || withPhotos) && (
              <p className="flex w-full flex-wrap gap-2">
                {narrowed && (
                  <ReviewsLink href={hrefOf({ only: undefined })}>{narrowed.all}</ReviewsLink>
                )}
                {withPhotos && (
                  <ReviewsLink href={hrefOf({ only: 'photos' })} chosen={only === 'photos'}>
                    {withPhotos}
                  </ReviewsLink>
                )}
              </p>
            )}
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
                <ReviewsLink key={one} href={hrefOf({ sort: one })} chosen={one === sort}>
                  {texts.reviewSorts[one]}
                </ReviewsLink>
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
