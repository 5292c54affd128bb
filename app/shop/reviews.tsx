import type { Language } from '../business'
import type { Review } from '../catalogue/product'
import { useLanguage, useTexts } from '../texts/texts'
import { Stars } from '../ui/stars'

/** What others said of the product, when the catalogue carries it. */
export function Reviews({ reviews }: { reviews: Review[] }) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  return (
    <section className="reviews" aria-labelledby="reviews">
      <h2 id="reviews" className="font-heading text-2xl font-semibold">
        {texts.reviews}
      </h2>
      {reviews.length === 0 && <p className="text-muted">{texts.noReviews}</p>}
      <ul className="reviews-list">
        {reviews.map((review) => (
          <li key={review.date + review.reviewerName}>
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Stars rating={review.rating} />
              <time dateTime={review.date} className="text-sm text-muted">
                {formatDay(language, review.date)}
              </time>
            </div>
            <p className="wrap-anywhere">{review.comment}</p>
            <p className="text-sm font-medium">{review.reviewerName}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const formats = new Map<Language, Intl.DateTimeFormat>()

/** In UTC, so that server and browser write the same day. An unreadable date is not shown. */
function formatDay(language: Language, date: string) {
  const time = Date.parse(date)
  if (Number.isNaN(time)) return ''
  let format = formats.get(language)
  if (!format) {
    format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
    formats.set(language, format)
  }
  return format.format(time)
}
