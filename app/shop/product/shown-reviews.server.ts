import type { Language } from '../../business'
import type { ProductDetail } from '../../catalogue/product/product'
import { reviewsOnPage } from '../../catalogue/ratings/published-reviews.server'
import type { ReviewsAsked } from '../../catalogue/ratings/rating'
import { db } from '../../database/current.server'
import { settings } from '../../settings/settings.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'

/** Returns the page's reviews; a text for the shop's answer is sent only where there is one. */
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
