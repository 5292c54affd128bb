import { useState } from 'react'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card, Facts } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { useDates } from '../../kit/use-formats'
import { RefundDialog } from '../dialogs/refund-dialog'
import { UnpaidDialog } from '../dialogs/unpaid-dialog'
import { useOrder } from './use-order'

export function PaymentCard() {
  const { orders: t } = useDeskTexts()
  const { view, money, change } = useOrder()
  const { moment } = useDates()
  const may = useMay()
  const [asking, setAsking] = useState<'cash' | 'refund' | 'unpaid'>()
  const close = () => setAsking(undefined)
  const { number, payment, total, advance, dueAt, confirmBy } = view.order
  const refunded = view.payments
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Card title={t.order.payment}>
      <Facts
        facts={[
          [t.order.way, t.payments[payment]],
          [t.order.total, money(total)],
          ...(advance ? [[t.order.advance, money(advance)] as const] : []),
          ...(view.received > 0 ? [[t.order.received, money(view.received)] as const] : []),
          ...(refunded > 0 ? [[t.order.refunded, money(refunded)] as const] : []),
          ...(view.cashDue ? [[t.order.cashDue, money(view.rest)] as const] : []),
        ]}
      />
      {dueAt && <p className="mt-3 text-warn">{fill(t.order.due, { at: moment(dueAt) })}</p>}
      {view.payLink && (
        <>
          <p className="mt-3">{t.order.payLink}</p>
          <p className="mt-1 select-all break-all rounded-md bg-ground p-3">{view.payLink}</p>
        </>
      )}
      {confirmBy && (
        <p className="mt-3 text-warn">{fill(t.order.confirmBy, { at: moment(confirmBy) })}</p>
      )}
      {view.owed && (
        <p className="mt-3 text-warn">{fill(t.order.owed, { amount: money(view.left) })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {view.cashDue && may('orders.change') && (
          <Button
            onPress={() => {
              change.reset()
              setAsking('cash')
            }}
          >
            {t.order.cashReceived}
          </Button>
        )}
        {view.left > 0 && may('orders.refund') && (
          <Button icon="undo" onPress={() => setAsking('refund')}>
            {t.refund.open}
          </Button>
        )}
        {view.canBeUnpaid && may('orders.change') && (
          <Button look="quiet" onPress={() => setAsking('unpaid')}>
            {t.order.unpay}
          </Button>
        )}
      </div>
      <Confirm
        title={fill(t.order.cashTitle, { number, amount: money(view.rest) })}
        text={t.order.cashText}
        action={t.order.cashReceived}
        back={t.order.notYet}
        change={change}
        isOpen={asking === 'cash'}
        onClose={close}
        onConfirm={() => change.mutate({ path: '/cash' }, { onSuccess: close })}
      />
      {asking === 'refund' && <RefundDialog onClose={close} />}
      {asking === 'unpaid' && <UnpaidDialog onClose={close} />}
    </Card>
  )
}
