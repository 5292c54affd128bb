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

/** Returns the steps that a stage allows, the likeliest first. */
export const stepsFrom = (stage: Stage) => STEPS[stage]
