import { useState } from 'react'
import { toast } from 'sonner'
import { addressLines } from '../../../orders/order/address'
import type { Billing } from '../../../orders/order/order'
import { fill } from '../../../texts/fill'
import { useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Dialog } from '../../kit/dialog'
import { Form } from '../../kit/form'
import { ChangeError } from '../../kit/notice'
import { AddressFields, typedAddress } from '../dialogs/address-fields'
import { englishCountryName } from '../order-formats'
import { useOrder } from './use-order'

/** Shows buyer and address; roles without customers see the country only. */
export function CustomerCard() {
  const { orders: t } = useDeskTexts()
  const { view } = useOrder()
  const may = useMay()
  const [editing, setEditing] = useState(false)
  const { billing, country, language, notes } = view.order
  return (
    <Card
      title={t.order.customer}
      actions={
        billing &&
        view.addressChangeable &&
        may('orders.change') && (
          <Button look="quiet" icon="edit" onPress={() => setEditing(true)}>
            {t.order.editAddress}
          </Button>
        )
      }
    >
      {billing ? <Address {...billing} /> : <p>{englishCountryName(country)}</p>}
      <p className="mt-2 text-muted text-sm">{`${t.order.language}: ${t.languages[language]}`}</p>
      {notes && (
        <>
          <h3 className="mt-4 font-medium text-sm">{t.order.customerNotes}</h3>
          <p className="mt-1 whitespace-pre-line break-words rounded-md bg-ground p-3">{notes}</p>
        </>
      )}
      {editing && billing && <AddressDialog billing={billing} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function Address(billing: Billing) {
  const { country, phone, email } = billing
  return (
    <address className="break-words not-italic">
      {addressLines(billing, englishCountryName(country)).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
        <p key={at}>{line}</p>
      ))}
      {phone && (
        <p className="mt-2">
          <a className="underline" href={`tel:${phone}`}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a className="break-all underline" href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      )}
    </address>
  )
}

/** Sends the version that was opened, so that another person's change is not overwritten. */
function AddressDialog({ billing, onClose }: { billing: Billing; onClose(): void }) {
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
      <Form noValidate onSubmit={() => save.mutate()}>
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
      </Form>
    </Dialog>
  )
}
