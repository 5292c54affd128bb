import type { Review } from '../product'
import type { CategorySlug } from './demo-categories.server'
import type { DemoItem } from './demo-item'
import { orderRemarks, type Phrases, reviewerNames, reviewPhrases } from './review-phrases.server'
import { type Random, shuffled } from './seeded-random'

const DAY = 86_400_000
const UNTIL = Date.UTC(2026, 10, 10)

/** Newest first. Their mean, rounded to a half, is the item's rating. `created` is in epoch ms. */
export function demoReviews(
  item: DemoItem,
  category: CategorySlug,
  created: number,
  random: Random,
): Review[] {
  const names = shuffled(reviewerNames, random)
  const comment = commenter(item, category, random)
  const since = created + 2 * DAY
  return ratingsOf(item, random)
    .map((rating, n) => ({
      rating,
      comment: comment(rating),
      date: new Date(since + Math.floor(random() * (UNTIL - since))).toISOString(),
      reviewerName: names[n] ?? 'A customer',
    }))
    .sort((one, other) => other.date.localeCompare(one.date))
}

/** Whole stars whose mean is the rating; some pairs are moved a star apart. */
function ratingsOf({ rating, reviews }: DemoItem, random: Random) {
  const sum = Math.round(rating * reviews)
  const stars = Array.from({ length: reviews }, (_, n) => Math.floor((sum + n) / reviews))
  const drift = (n: number) => {
    const [low = 1, high = 5] = stars.slice(n - (n % 3))
    if (n % 3 === 2 || low === 1 || high === 5) return 0
    return n % 3 === 0 ? -1 : 1
  }
  return shuffled(
    stars.map((star, n) => star + drift(n)),
    random,
  )
}

/** Returns a function from a rating to a comment; it uses each sentence at most once. */
function commenter(item: DemoItem, category: CategorySlug, random: Random) {
  const phrases = reviewPhrases[category]
  const about: Phrases = {
    good: [...shuffled(phrases.good, random), item.liked],
    mixed: [...shuffled(phrases.mixed, random), item.niggle],
    poor: shuffled(phrases.poor, random),
  }
  const remarks: Phrases = {
    good: shuffled(orderRemarks.good, random),
    mixed: shuffled(orderRemarks.mixed, random),
    poor: shuffled(orderRemarks.poor, random),
  }
  return (rating: number) => {
    const mood = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'poor'
    const sentence = about[mood].pop()
    const remark = sentence && random() < 0.55 ? undefined : remarks[mood].pop()
    return [sentence, remark].filter(Boolean).join(' ').replaceAll('{thing}', item.thing)
  }
}
