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

declare module '../../database/tables.server' {
  interface Tables {
    reviews: ReviewsTable
  }
}
