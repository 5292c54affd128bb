import type { Generated } from 'kysely'
import type { Language } from '../../business'
import type { ReviewState } from './rating'

/** One a line of an order. Times in epoch milliseconds. */
export interface ReviewsTable {
  id: Generated<number>
  order_id: number
  /** Of the order's line, from 0. */
  position: number
  product_id: number
  /** As its writer chose it; empty once the writer is forgotten. */
  name: string
  /** 1 to 5. */
  stars: number
  /** May be empty. */
  title: string
  text: string
  language: Language
  state: ReviewState
  /** Why it is hidden, if that was said. */
  reason: string | null
  /** What the shop says to it in public. */
  answer: Generated<string | null>
  answered_by: Generated<string | null>
  answered_at: Generated<number | null>
  created_at: number
  /** When its writer or the merchant last changed it. */
  changed_at: number
}

declare module '../../database/tables.server' {
  interface Tables {
    reviews: ReviewsTable
  }
}
