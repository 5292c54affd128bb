import { useState } from 'react'
import { toast } from 'sonner'
import type { Billing } from '../../../orders/order/order'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { ChangeError } from '../../kit/failed'
import { useOrder } from '../order/use-order'
import { AddressFields, typedAddress } from './address-fields'

/** Sends the version that was opened, so that another person's change is not overwritten. */
export function AddressDialog({ billing, onClose }: { billing: Billing; onClose(): void }) {
  const { orders: t, kit } = useDeskTexts()
  const { view, send } = useOrder()
  const { number } = view.order
  const [opened] = useState(view.version)
  const [typed, setTyped] = useState(() => typedAddress(billing))
  const save = useChange<void>(
    () => send({ method: 'PUT', path: '/address', body: { version: opened, billing: typed } }),
    ['/orders'],
    {
      onSuccess: () => {
        toast.success(t.order.saved)
        onClose()
      },
    },
  )
  return (
    <Dialog title={fill(t.order.addressTitle, { number })} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <p className="mb-4 text-muted text-sm">{t.order.addressHint}</p>
        <AddressFields
          value={typed}
          onChange={(changed) => setTyped((before) => ({ ...before, ...changed }))}
          errors={save.error?.errors ?? {}}
        />
        {save.error && (
          <div className="mt-4">
            <ChangeError error={save.error} />
          </div>
        )}
        <footer className="mt-5 flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{kit.cancel}</Button>
          <Button look="main" type="submit" busy={save.isPending}>
            {kit.save}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
