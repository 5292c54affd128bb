import { useState } from 'react'
import type { Arrival } from '../../../orders/order/arrival'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay, useSession } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card, Facts } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { TextField } from '../../kit/fields/text-field'
import { useDates } from '../../kit/use-formats'
import { useOrder } from './use-order'

/** Shows delivery and its promised days; empty for an order that has neither. */
export function SendingCard() {
  const { orders: t } = useDeskTexts()
  const { view, change } = useOrder()
  const may = useMay()
  const [editing, setEditing] = useState(false)
  const { day } = useDates()
  // Noon keeps the day the same in every time zone.
  const days = ({ from, to }: Arrival) =>
    [...new Set([from, to])].map((one) => day(`${one}T12:00Z`)).join(' – ')
  const { carrier, tracking, arrives, shippedBy, status } = view.order
  const sent = status === 'shipped' || status === 'delivered'
  const facts = [
    ...(carrier ? [[t.order.carrier, carrier] as const] : []),
    ...(tracking ? [[t.order.tracking, tracking] as const] : []),
    ...(arrives ? [[t.order.promised, days(arrives)] as const] : []),
    ...(shippedBy ? [[t.order.zone, shippedBy.zone] as const] : []),
  ]
  if (facts.length === 0 && !sent) return null
  return (
    <Card
      title={t.order.sending}
      actions={
        sent &&
        may('orders.change') && (
          <Button
            look="quiet"
            icon="edit"
            onPress={() => {
              change.reset()
              setEditing(true)
            }}
          >
            {t.order.editTracking}
          </Button>
        )
      }
    >
      <Facts facts={facts} />
      {editing && <TrackingDialog onClose={() => setEditing(false)} />}
    </Card>
  )
}

function TrackingDialog({ onClose }: { onClose(): void }) {
  const { orders, kit } = useDeskTexts()
  const { carriers } = useSession().shop
  const t = orders.order
  const { view, change } = useOrder()
  const [carrier, setCarrier] = useState(view.order.carrier ?? '')
  const [tracking, setTracking] = useState(view.order.tracking ?? '')
  const save = () =>
    change.mutate(
      { method: 'PUT', path: '/tracking', body: { carrier, tracking } },
      { onSuccess: onClose },
    )
  return (
    <Confirm
      title={t.editTracking}
      action={kit.save}
      onClose={onClose}
      onConfirm={save}
      change={change}
    >
      <div className="flex flex-col gap-3">
        <TextField
          label={t.carrier}
          value={carrier}
          onChange={setCarrier}
          suggestions={carriers}
          maxLength={60}
        />
        <TextField label={t.tracking} value={tracking} onChange={setTracking} maxLength={100} />
      </div>
    </Confirm>
  )
}
