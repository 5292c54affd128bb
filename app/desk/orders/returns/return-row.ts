import type { Reason, ReturnKind, ReturnState } from '../../../orders/returns/return-rules'
import type { PageOf } from '../../kit/list/pager'

/** One return as the list shows it. Amounts in minor units, times in epoch milliseconds. */
export interface ReturnRow {
  /** Its number, such as EX-01ABCD-23XYZ-R1. */
  id: string
  /** The number of its order. */
  order: string
  kind: ReturnKind
  state: ReturnState
  /** Of who ordered; empty once erased, and for who may not know customers. */
  name: string
  requestedAt: number
  items: { title: string; quantity: number; reason?: Reason }[]
  /** Null until it is accepted. */
  refund: number | null
  currency: string
}

export interface ReturnsAnswer extends PageOf {
  rows: ReturnRow[]
}
