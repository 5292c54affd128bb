import type { Reason, ReturnKind, ReturnState } from '../../../orders/returns/return-rules'
import type { PageOf } from '../../kit/list/pager'

/** One return of the list. Amounts in minor units, times in epoch milliseconds. */
export interface ListedReturn {
  /** The return's number, such as EX-01ABCD-23XYZ-R1. */
  id: string
  order: string
  kind: ReturnKind
  state: ReturnState
  /** The customer's name; empty once erased, and for roles without customers. */
  name: string
  requestedAt: number
  items: { title: string; quantity: number; reason?: Reason }[]
  /** Null until it is accepted. */
  refund: number | null
  currency: string
}

export interface ReturnsAnswer extends PageOf {
  rows: ListedReturn[]
}
