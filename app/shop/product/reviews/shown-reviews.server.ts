import type { Language } from '../../../business'
import type { ProductDetail, ProductReview } from '../../../catalogue/product/product'
import { reviewsOnPage } from '../../../catalogue/ratings/published-reviews.server'
import type { ReviewsAsked } from '../../../catalogue/ratings/rating'
import { db } from '../../../database/current.server'
import { settings } from '../../../settings/settings.server'
import { fill } from '../../../texts/fill'
import { textsOf } from '../../../texts/texts.server'

/** Returns the page's reviews; what few pages need of them is sent with these alone. */
export async function shownReviews(
  language: Language,
  product: ProductDetail,
  asked: ReviewsAsked,
) {
  const { reviews, counts, page, passing, pictured } = await reviewsOnPage(db, product, asked)
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
  return {
    reviews: reviews.map(shown),
    counts,
    sort: asked.sort,
    ...(page > 1 && { page }),
    ...(asked.only && { narrowed: { only: asked.only, count: passing, all: texts.all } }),
    ...(pictured > 0 && { withPhotos: texts.withPhotos }),
  }
}
