import type { ProductReview } from '../../../catalogue/product/product'
import { catalogueLanguage } from '../../../texts/language'
import { useLanguage, useTexts } from '../../../texts/texts'
import { Stars } from '../../../ui/stars'
import { ReviewPhotos } from './review-photos'

interface Props {
  reviews: ProductReview[]
  days: string[]
}

/** A comment of more characters or lines shows its beginning, until somebody reads on. */
const LONG = { characters: 480, lines: 8 }

const isLong = (text: string) =>
  text.length > LONG.characters || text.split('\n').length > LONG.lines

/** A page has many of them. */
const toMinute = (date: string) => date.replace(/:\d\d\.\d+Z$/, 'Z')

export function ReviewList({ reviews, days }: Props) {
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
          <time dateTime={toMinute(date)} className="text-sm text-muted">
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
        {isLong(comment) && (
          // Works without scripts: styles show the whole comment while this is open.
          <details className="review-rest">
            <summary className="text-sm underline underline-offset-4">{texts.readMore}</summary>
          </details>
        )}
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
