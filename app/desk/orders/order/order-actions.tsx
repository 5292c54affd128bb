import { useState } from 'react'
import { toast } from 'sonner'
import { personName } from '../../../orders/order/address'
import type { Step } from '../../../orders/steps/step'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { ChangeError } from '../../kit/notice'
import { ShipDialog } from '../bulk/ship-dialog'
import { useOrder } from './use-order'

/** Steps that ask first: where to, or because nothing takes them back. */
const ASKED = ['pay', 'ship', 'cancel'] as const satisfies Step[]
type Asked = (typeof ASKED)[number]
const isAsked = (step: Step): step is Asked => ASKED.some((one) => one === step)

export function OrderActions() {
  const { orders: t } = useDeskTexts()
  const { view, money, change } = useOrder()
  const [asking, setAsking] = useState<Asked>()
  const { order, stage, steps } = view
  const open = (step: Asked) => {
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
          onPress={() => (isAsked(step) ? open(step) : take(step))}
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
            { number: order.number, name: order.billing ? personName(order.billing) : '', stage },
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
        title={fill(t.order.payTitle, {
          number: order.number,
          amount: money(order.advance || order.total),
        })}
        text={t.order.payText}
        action={t.steps.pay}
        back={t.order.notYet}
        change={change}
        isOpen={asking === 'pay'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => take('pay')}
      />
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
