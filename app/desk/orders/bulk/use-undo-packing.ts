import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { DeskError, deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useRefresh } from '../../client/use-data'
import { useReason } from '../../kit/failed'
import type { BulkAnswer, StepOutcome } from '../api/step-outcome'
import { undoneText } from './undone-text'

/** Milliseconds. */
const OFFERED_MS = 15_000

/**
 * Returns functions that offer to undo a packing, and that undo it, of the orders that were packed
 * just now. An order that was shipped meanwhile stays, and the person is told so.
 */
export function useUndoPacking() {
  const { orders: t } = useDeskTexts()
  const refresh = useRefresh()
  const reason = useReason()
  const packed = (outcomes: readonly StepOutcome[]) => outcomes.filter(({ changed }) => changed)
  async function undo(outcomes: readonly StepOutcome[]) {
    try {
      const answer = await deskFetch<BulkAnswer>('POST', '/orders/bulk', {
        step: 'unpack',
        orders: packed(outcomes).map(({ number }) => ({ number })),
      })
      const { ok, text } = undoneText(t, answer.outcomes)
      if (ok) toast.success(text)
      else toast.error(text, { duration: OFFERED_MS })
    } catch (error) {
      if (!(error instanceof DeskError)) throw error
      toast.error(reason(error))
    }
    void refresh(['/orders', '/start'])
  }
  const offer = (outcomes: readonly StepOutcome[]) => {
    const count = packed(outcomes).length
    if (count === 0) return
    const text = count === 1 ? t.bulk.doneOne : t.bulk.doneSome
    toast.success(fill(text, { count, done: t.done.pack }), {
      duration: OFFERED_MS,
      action: { label: t.bulk.undo, onClick: () => void undo(outcomes) },
    })
  }
  return { offer, undo }
}
