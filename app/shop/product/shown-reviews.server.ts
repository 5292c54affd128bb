import type { Language } from '../../business'
import type { ProductDetail } from '../../catalogue/product'
import { reviewsOnPage } from '../../catalogue/ratings/published-reviews.server'
import type { ReviewsAsked } from '../../catalogue/ratings/rating'
import { db } from '../../database/current.server'
import { settings } from '../../settings/settings.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'

/** Those of the page; only where the shop answers one is there a word more to send. */
export async function shownReviews(
  language: Language,
  product: ProductDetail,
  asked: ReviewsAsked,
) {
  const { reviews, ...more } = await reviewsOnPage(db, product, asked)
  const answeredBy = () => fill(textsOf(language).reviewAnswers.by, { shop: settings().shop.name })
  return {
    reviews: reviews.map((one) => (one.answer ? { ...one, answeredBy: answeredBy() } : one)),
    ...more,
  }
}
