import type { Step } from '../../../orders/steps/step'
import { fill, plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Icon } from '../../kit/icon'
import type { StepOutcome } from '../api/step-outcome'
import { printHref } from './print-href'
import { refusalText } from './refusal-text'

export interface Result {
  step: Step | 'invoice'
  outcomes: StepOutcome[]
}

interface Props extends Result {
  onClose(): void
  /** Missing where the step cannot be undone. */
  onUndo?(): void
}

export function ResultDialog({ step, outcomes, onClose, onUndo }: Props) {
  const { orders: t, kit } = useDeskTexts()
  const b = t.bulk
  const good = outcomes.filter(({ ok }) => ok)
  const done = step === 'invoice' ? good : good.filter(({ changed }) => changed)
  const before = good.length - done.length
  const refused = outcomes.filter(({ ok }) => !ok)
  const counted = (one: string, some: string, count: number) =>
    fill(count === 1 ? one : some, { count, done: step === 'invoice' ? '' : t.done[step] })
  return (
    <Dialog title={plural('en', b.resultTitle, outcomes.length)} onClose={onClose}>
      <div role="status" className="flex flex-col gap-3">
        {done.length > 0 && (
          <p className="flex items-center gap-2 text-ok">
            <Icon name="check" />
            {step === 'invoice'
              ? plural('en', b.invoicesReady, done.length)
              : counted(b.doneOne, b.doneSome, done.length)}
          </p>
        )}
        {before > 0 && <p className="text-muted">{counted(b.wereOne, b.wereSome, before)}</p>}
        {refused.length > 0 && (
          <div>
            <p className="flex items-center gap-2 text-bad">
              <Icon name="warning" />
              {counted(b.refusedOne, b.refusedSome, refused.length)}
            </p>
            <ul className="mt-2 flex flex-col gap-1 pl-7">
              {refused.map((one) => (
                <li key={one.number} className="break-words">
                  <span className="font-medium">{one.number}</span>: {refusalText(t, one)}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        {onUndo && done.length > 0 && (
          <Button icon="undo" onPress={onUndo}>
            {b.undo}
          </Button>
        )}
        <Button onPress={onClose}>{kit.close}</Button>
        {step === 'invoice' && good.length > 0 && (
          <Button
            look="main"
            icon="print"
            onPress={() => {
              const numbers = good.map(({ number }) => number)
              window.open(printHref('invoice', numbers), '_blank', 'noopener')
            }}
          >
            {b.openPrint}
          </Button>
        )}
      </footer>
    </Dialog>
  )
}
