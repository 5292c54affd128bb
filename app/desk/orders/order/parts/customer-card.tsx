import { useState } from 'react'
import { addressLines } from '../../../../orders/address'
import { useDeskTexts } from '../../../frame/desk-texts'
import { useMay } from '../../../frame/use-session'
import { Button } from '../../../kit/button'
import { Card } from '../../../kit/card'
import { countryName } from '../../order-formats'
import { AddressDialog } from '../dialogs/address-dialog'
import { useOrder } from '../use-order'

/** Who bought it and where it goes. */
export function CustomerCard() {
  const { orders: t } = useDeskTexts()
  const { view } = useOrder()
  const may = useMay()
  const [editing, setEditing] = useState(false)
  const { billing, language, notes } = view.order
  return (
    <Card
      title={t.order.customer}
      actions={
        view.addressChangeable &&
        may('orders.change') && (
          <Button look="quiet" icon="edit" onPress={() => setEditing(true)}>
            {t.order.editAddress}
          </Button>
        )
      }
    >
      <address className="break-words not-italic">
        {addressLines(billing, countryName(billing.country)).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
          <p key={at}>{line}</p>
        ))}
        {billing.phone && (
          <p className="mt-2">
            <a className="underline" href={`tel:${billing.phone}`}>
              {billing.phone}
            </a>
          </p>
        )}
        {billing.email && (
          <p>
            <a className="break-all underline" href={`mailto:${billing.email}`}>
              {billing.email}
            </a>
          </p>
        )}
      </address>
      <p className="mt-2 text-muted text-sm">{`${t.order.language}: ${t.languages[language]}`}</p>
      {notes && (
        <>
          <h3 className="mt-4 font-medium text-sm">{t.order.customerNotes}</h3>
          <p className="mt-1 whitespace-pre-line break-words rounded-md bg-ground p-3">{notes}</p>
        </>
      )}
      {editing && <AddressDialog onClose={() => setEditing(false)} />}
    </Card>
  )
}
