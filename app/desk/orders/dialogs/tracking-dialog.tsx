import { useState } from 'react'
import { useDeskTexts } from '../../client/desk-texts'
import { Confirm } from '../../kit/confirm'
import { TextField } from '../../kit/fields/text-field'
import { useOrder } from '../order/use-order'

export function TrackingDialog({ onClose }: { onClose(): void }) {
  const { orders, kit } = useDeskTexts()
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
        <TextField label={t.carrier} value={carrier} onChange={setCarrier} maxLength={60} />
        <TextField label={t.tracking} value={tracking} onChange={setTracking} maxLength={100} />
      </div>
    </Confirm>
  )
}
