import { fill } from '../../../texts/fill'
import type { DeskTexts } from '../../client/desk-texts'
import type { StepOutcome } from '../api/step-outcome'
import { refusalText } from './refusal-text'

/** Says what became of an undo: how many orders are as before, and why each other one is not. */
export function undoneText(texts: DeskTexts['orders'], outcomes: readonly StepOutcome[]) {
  const { bulk, done } = texts
  const good = outcomes.filter(({ ok }) => ok).length
  const refused = outcomes.filter(({ ok }) => !ok)
  return {
    ok: refused.length === 0,
    text: [
      ...(good > 0
        ? [fill(good === 1 ? bulk.doneOne : bulk.doneSome, { count: good, done: done.unpack })]
        : []),
      ...refused.map((one) =>
        fill(bulk.notUndone, { number: one.number, reason: refusalText(texts, one) }),
      ),
    ].join(' '),
  }
}
