import type { Stage } from '../../../orders/queue/stage'
import type { Payment } from '../../../settings/payments'
import type { PageOf } from '../../kit/list/pager'

/** One order as the queue shows it. Amounts in minor units, times in epoch milliseconds. */
export interface QueueRow {
  /** Its number, by which rows are selected. */
  id: string
  version: number
  stage: Stage
  payment: Payment
  /** Empty for who may not know customers, as is the city. */
  name: string
  city: string
  country: string
  pieces: number
  /** The first of its articles. */
  title: string
  total: number
  currency: string
  placedAt: number
  notes: boolean
}

export interface QueueAnswer extends PageOf {
  rows: QueueRow[]
}

/** By stage; `most` or more are not counted further. */
export interface QueueCounts {
  counts: Record<Stage, number>
  most: number
}
