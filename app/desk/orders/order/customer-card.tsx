import { useState } from 'react'
import { addressLines } from '../../../orders/order/address'
import type { Billing } from '../../../orders/order/order'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { AddressDialog } from '../dialogs/address-dialog'
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
