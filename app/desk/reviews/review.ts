import type { ReviewState } from '../../catalogue/ratings/rating'
import type { Tone } from '../kit/badge'

export const REVIEW_TONES: Record<ReviewState, Tone> = {
  held: 'warn',
  published: 'ok',
  hidden: 'neutral',
}

/** Answer of `GET /reviews`. */
export interface ListedReview {
  id: number
  state: ReviewState
  stars: number
  /** Empty for roles without customers. */
  name: string
  title: string
  text: string
  language: string
  reason: string | null
  answer: string | null
  answeredBy: string | null
  answeredAt: number | null
  photos: string[]
  product: string | null
  productId: number
  order: string
  createdAt: number
  changedAt: number
}
