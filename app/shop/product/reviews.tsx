import type { Review } from '../../catalogue/product'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Part } from '../../ui/part'
import { Stars } from '../../ui/stars'

interface Props {
  reviews: Review[]
  days: string[]
}

export function Reviews({ reviews, days }: Props) {
  const texts = useTexts('productPage')
  return (
    <section className="reviews" aria-labelledby="reviews">
      <h2 id="reviews" className="font-heading text-2xl font-semibold">
        {texts.reviews}
      </h2>
      {reviews.length === 0 && <p className="text-muted">{texts.noReviews}</p>}
      <Part tag="ul" className="reviews-list" of={ReviewList} given={{ reviews, days }} />
    </section>
  )
}

function ReviewList({ reviews, days }: Props) {
  const lang = catalogueLanguage(useLanguage())
  return reviews.map((review, position) => (
    <li key={review.date + review.reviewerName}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Stars rating={review.rating} />
        <time dateTime={review.date} className="text-sm text-muted">
          {days[position]}
        </time>
      </div>
      <p lang={lang} className="wrap-anywhere">
        {review.comment}
      </p>
      <p className="text-sm font-medium">{review.reviewerName}</p>
    </li>
  ))
}
