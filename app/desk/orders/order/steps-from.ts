import type { Stage } from '../../../orders/queue/stage'
import type { Step } from '../../../orders/steps/step'

const STEPS: Record<Stage, Step[]> = {
  to_confirm: ['confirm', 'ship', 'cancel'],
  awaiting_payment: ['pay', 'cancel'],
  to_pack: ['pack', 'ship', 'cancel'],
  packed: ['ship', 'unpack', 'cancel'],
  shipped: ['deliver'],
  delivered: [],
  cancelled: [],
}

/**
 * Returns the steps that a stage allows, the likeliest first. A cash order that awaits its advance may
 * be confirmed without one.
 */
export const stepsFrom = (stage: Stage, { inParts = false } = {}): Step[] =>
  inParts && stage === 'awaiting_payment' ? ['pay', 'confirm', 'cancel'] : STEPS[stage]
