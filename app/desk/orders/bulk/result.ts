import type { Step } from '../../../orders/steps/step'
import type { StepOutcome } from '../api/step-outcome'

/** What became of several orders. */
export interface Result {
  step: Step | 'invoice'
  outcomes: StepOutcome[]
}
