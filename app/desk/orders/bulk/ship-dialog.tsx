import { useState } from 'react'
import type { Stage } from '../../../orders/queue/stage'
import { fill } from '../../../texts/fill'
import type { DeskError } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Checkbox } from '../../kit/fields/checkbox'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { ChangeError } from '../../kit/notice'

export interface ShipOne {
  number: string
  tracking?: string
  carrier?: string
  unconfirmed?: boolean
}

interface Props {
  orders: readonly { number: string; name: string; stage: Stage }[]
  busy: boolean
  error: DeskError | null
  onClose(): void
  onShip(orders: ShipOne[]): void
}

export function ShipDialog({ orders, busy, error, onClose, onShip }: Props) {
  const { orders: t } = useDeskTexts()
  const { carriers } = useSession().shop
  const [carrier, setCarrier] = useState('')
  const [tracking, setTracking] = useState<Record<string, string>>({})
  const [unconfirmed, setUnconfirmed] = useState(false)
  const waiting = orders.some(({ stage }) => stage === 'to_confirm')
  const single = orders.length === 1
  const submit = () =>
    onShip(
      orders.map(({ number }) => ({
        number,
        tracking: tracking[number] ?? '',
        carrier,
        unconfirmed: waiting && unconfirmed,
      })),
    )
  return (
    <FormDialog
      title={
        single
          ? fill(t.bulk.shipOne, { number: orders[0]?.number ?? '' })
          : fill(t.bulk.shipTitle, { count: orders.length })
      }
      onClose={onClose}
      action={t.bulk.ship}
      busy={busy}
      onSubmit={submit}
    >
      <TextField
        label={t.bulk.carrier}
        value={carrier}
        onChange={setCarrier}
        suggestions={carriers}
        maxLength={60}
        autoFocus
      />
      {orders.map(({ number, name }) => (
        <TextField
          key={number}
          label={single ? t.bulk.tracking : fill(t.bulk.trackingOf, { number })}
          hint={single ? undefined : name}
          value={tracking[number] ?? ''}
          onChange={(text) => setTracking((before) => ({ ...before, [number]: text }))}
          maxLength={100}
        />
      ))}
      {waiting && (
        <Checkbox isSelected={unconfirmed} onChange={setUnconfirmed}>
          {t.bulk.unconfirmed}
        </Checkbox>
      )}
      <ChangeError error={error} />
    </FormDialog>
  )
}
