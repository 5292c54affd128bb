import type { PublicStatus } from '../../../orders/order/status'
import type { Step } from '../../../orders/steps/step'

/** What became of one order of several. */
export interface StepOutcome {
  number: string
  ok: boolean
  /** False of one that was so before. */
  changed?: boolean
  /** Why it was refused. */
  code?: 'not_found' | 'forbidden' | 'unconfirmed' | 'not_asked' | 'ended' | 'cancelled' | 'failed'
  /** What it is, where that does not allow it. */
  status?: PublicStatus
}

export interface BulkAnswer {
  step: Step
  outcomes: StepOutcome[]
}
