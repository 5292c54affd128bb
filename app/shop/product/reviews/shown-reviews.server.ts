import type { Language } from '../../../business'
import type { ProductDetail, ProductReview } from '../../../catalogue/product/product'
import { reviewsOnPage } from '../../../catalogue/ratings/published-reviews.server'
import type { ReviewsAsked } from '../../../catalogue/ratings/rating'
import { db } from '../../../database/current.server'
import { settings } from '../../../settings/settings.server'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'

/** Returns the page's reviews; words of answers and photos are sent only where there are any. */
export async function shownReviews(
  language: Language,
  product: ProductDetail,
  asked: ReviewsAsked,
) {
  const { reviews, ...more } = await reviewsOnPage(db, product, asked)
  const { reviewAnswers: texts, productPage } = textsOf(language)
  const answeredBy = () => fill(texts.by, { shop: settings().shop.name })
  const shown = (review: ProductReview): ProductReview => ({
    ...review,
    ...(review.answer && { answeredBy: answeredBy() }),
    ...(review.photos && {
      photos: review.photos.map(({ src }, at, { length }) => {
        const name = review.reviewerName || productPage.someone
        return { src, alt: fill(texts.photo, { position: at + 1, count: length, name }) }
      }),
    }),
  })
  return { reviews: reviews.map(shown), ...more }
}
