import type { Generated } from 'kysely'
import type { Language } from '../../business'
import type { ReviewState } from './rating'

/** A review of an order's line. Times in epoch milliseconds. */
export interface ReviewsTable {
  id: Generated<number>
  order_id: number
  position: number
  product_id: number
  name: string
  stars: number
  title: string
  text: string
  language: Language
  state: ReviewState
  reason: string | null
  answer: Generated<string | null>
  answered_by: Generated<string | null>
  answered_at: Generated<number | null>
  created_at: number
  changed_at: number
}

/** A photo of a review. `place` orders a review's photos; a removed one leaves a gap. */
export interface ReviewPhotosTable {
  /** 32 hexadecimal figures: random, so that nobody finds the photo of a review that is not shown. */
  name: string
  review_id: number
  place: number
  /** Hash of the kept picture: the same photo sent twice is one. */
  digest: string
  created_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    reviews: ReviewsTable
    review_photos: ReviewPhotosTable
  }
}
