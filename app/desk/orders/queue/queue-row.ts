import type { Stage } from '../../../orders/queue/stage'
import type { Payment } from '../../../settings/payments'
import type { PageOf } from '../../kit/list/pager'

/** One order of the queue. Amounts in minor units, times in epoch milliseconds. */
export interface QueueRow {
  /** The order's number, which identifies the row. */
  id: string
  version: number
  stage: Stage
  payment: Payment
  /** Empty for roles without customers, as is the city. */
  name: string
  city: string
  country: string
  /** The first line's title and pieces. */
  title: string
  quantity: number
  lines: number
  total: number
  currency: string
  placedAt: number
  notes: boolean
}

export interface QueueAnswer extends PageOf {
  rows: QueueRow[]
}

/** Counts by stage; counting stops at `most`. */
export interface QueueCounts {
  counts: Record<Stage, number>
  most: number
}
