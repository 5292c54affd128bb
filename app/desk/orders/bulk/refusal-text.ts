import { fill } from '../../../texts/fill'
import type { DeskTexts } from '../../client/desk-texts'
import type { StepOutcome } from '../api/step-outcome'

/** Says why an order refused a step: "it is shipped". */
export const refusalText = (
  { bulk, statuses }: DeskTexts['orders'],
  { code = 'failed', status }: StepOutcome,
) => fill(bulk.reasons[code], { status: status ? statuses[status] : '' })
