import type { PublicStatus } from '../../../orders/order/status'
import type { Step } from '../../../orders/steps/step'

export interface StepOutcome {
  number: string
  ok: boolean
  /** False where the order was in that state already. */
  changed?: boolean
  code?: 'not_found' | 'forbidden' | 'unconfirmed' | 'not_asked' | 'ended' | 'cancelled' | 'failed'
  /** The status that does not allow the step. */
  status?: PublicStatus
}

export interface BulkAnswer {
  step: Step
  outcomes: StepOutcome[]
}
