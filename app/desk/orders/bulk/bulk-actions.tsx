import { useState } from 'react'
import { toast } from 'sonner'
import type { Step } from '../../../orders/steps/step'
import { fill, plural } from '../../../texts/fill'
import { DeskError, deskFetch, useChange, useRefresh } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { ChangeError, useReason } from '../../kit/notice'
import type { Right } from '../../rights/rights'
import type { BulkAnswer, StepOutcome } from '../api/step-outcome'
import { stepsFrom } from '../order/steps-from'
import type { QueueRow } from '../queue/queue-row'
import { printHref } from './print-href'
import { type Result, ResultDialog } from './result-dialog'
import { ShipDialog, type ShipOne } from './ship-dialog'
import { undoneText } from './undone-text'

/** Milliseconds. */
const OFFERED_MS = 15_000

interface Props {
  chosen: readonly QueueRow[]
  may(right: Right): boolean
  onDone(): void
}

const STEPS = ['pay', 'pack', 'ship', 'unpack', 'deliver'] as const satisfies Step[]

/** Buttons for several orders at once, with an outcome for each. */
export function BulkActions({ chosen, may, onDone }: Props) {
  const { orders: t } = useDeskTexts()
  const [shipping, setShipping] = useState<readonly QueueRow[]>()
  const [paying, setPaying] = useState(false)
  const [result, setResult] = useState<Result>()
  const packing = useUndoPacking()
  const numbers = chosen.map(({ id }) => id)
  const bulk = useChange<{ step: Step; orders: ShipOne[] }, BulkAnswer>(
    (body) => deskFetch('POST', '/orders/bulk', body),
    ['/orders', '/start'],
    {
      onSuccess: (answer) => {
        setShipping(undefined)
        setPaying(false)
        setResult(answer)
      },
    },
  )
  const invoices = useChange<void, { outcomes: StepOutcome[] }>(
    () => deskFetch('POST', '/orders/invoices', { numbers }),
    ['/orders'],
    { onSuccess: ({ outcomes }) => setResult({ step: 'invoice', outcomes }) },
  )
  const close = () => {
    setResult(undefined)
    if (result?.step !== 'invoice') onDone()
  }
  const take = (step: Step) => bulk.mutate({ step, orders: numbers.map((number) => ({ number })) })
  const begin = (step: Step) => {
    bulk.reset()
    if (step === 'ship') setShipping(chosen)
    else if (step === 'pay') setPaying(true)
    else take(step)
  }
  const unpaid = chosen.filter(({ stage }) => stage === 'awaiting_payment')
  const offered = STEPS.filter((step) =>
    chosen.some(({ stage }) => stepsFrom(stage).includes(step)),
  )
  const error = bulk.error ?? invoices.error
  return (
    <>
      {may('orders.change') &&
        offered.map((step) => (
          <Button
            key={step}
            look={step === offered[0] ? 'main' : 'plain'}
            busy={bulk.isPending && bulk.variables.step === step}
            onPress={() => begin(step)}
          >
            {t.steps[step]}
          </Button>
        ))}
      {may('orders.change') && (
        <Button icon="print" busy={invoices.isPending} onPress={() => invoices.mutate()}>
          {t.bulk.invoices}
        </Button>
      )}
      <Button
        icon="print"
        onPress={() => window.open(printHref('packing-slip', numbers), '_blank', 'noopener')}
      >
        {t.bulk.slips}
      </Button>
      {error && !shipping && !paying && <ChangeError error={error} />}
      <Confirm
        title={plural('en', t.bulk.payTitle, unpaid.length)}
        text={fill(t.bulk.payText, { numbers: unpaid.map(({ id }) => id).join(', ') })}
        action={t.steps.pay}
        back={t.order.notYet}
        change={bulk}
        isOpen={paying}
        onClose={() => setPaying(false)}
        onConfirm={() => take('pay')}
      />
      {shipping && (
        <ShipDialog
          orders={shipping.map(({ id, name, stage }) => ({ number: id, name, stage }))}
          busy={bulk.isPending}
          error={bulk.error}
          onClose={() => setShipping(undefined)}
          onShip={(orders) => bulk.mutate({ step: 'ship', orders })}
        />
      )}
      {result && (
        <ResultDialog
          {...result}
          onClose={() => {
            close()
            if (result.step === 'pack') packing.offer(result.outcomes)
          }}
          {...(result.step === 'pack' && {
            onUndo() {
              close()
              void packing.undo(result.outcomes)
            },
          })}
        />
      )}
    </>
  )
}

/**
 * Returns functions that offer to undo a packing, and that undo it, of the orders that were packed
 * just now. An order that was shipped meanwhile stays, and the person is told so.
 */
function useUndoPacking() {
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
