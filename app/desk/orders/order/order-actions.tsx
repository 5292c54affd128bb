import { useState } from 'react'
import { toast } from 'sonner'
import type { Step } from '../../../orders/steps/step'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { ChangeError } from '../../kit/failed'
import { ShipDialog } from '../bulk/ship-dialog'
import { fullName } from '../order-formats'
import { useOrder } from './use-order'

export function OrderActions() {
  const { orders: t } = useDeskTexts()
  const { view, change } = useOrder()
  const [asking, setAsking] = useState<'ship' | 'cancel'>()
  const { order, stage, steps } = view
  const open = (step: 'ship' | 'cancel') => {
    change.reset()
    setAsking(step)
  }
  const take = (step: Step, how = {}) =>
    change.mutate(
      { path: '/steps', body: { step, ...how } },
      {
        onSuccess: () => {
          setAsking(undefined)
          toast.success(t.order.saved)
        },
      },
    )
  const busy = (step: Step) =>
    change.isPending && (change.variables?.body as { step?: Step } | undefined)?.step === step
  return (
    <>
      {steps.map((step, at) => (
        <Button
          key={step}
          look={at === 0 ? 'main' : step === 'cancel' ? 'bad' : 'plain'}
          busy={busy(step)}
          onPress={() => (step === 'ship' || step === 'cancel' ? open(step) : take(step))}
        >
          {t.steps[step]}
        </Button>
      ))}
      {change.error && !asking && change.variables?.path === '/steps' && (
        <div className="basis-full">
          <ChangeError error={change.error} />
        </div>
      )}
      {asking === 'ship' && (
        <ShipDialog
          orders={[
            { number: order.number, name: order.billing ? fullName(order.billing) : '', stage },
          ]}
          busy={change.isPending}
          error={change.error}
          onClose={() => setAsking(undefined)}
          onShip={([one]) => {
            const { number: _, ...how } = one ?? { number: '' }
            take('ship', how)
          }}
        />
      )}
      <Confirm
        title={fill(t.order.cancelTitle, { number: order.number })}
        text={`${t.order.cancelText} ${view.left > 0 ? t.order.cancelPaid : ''}`}
        action={t.steps.cancel}
        back={t.order.keep}
        bad
        change={change}
        isOpen={asking === 'cancel'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => take('cancel')}
      />
    </>
  )
}
