import { type RefObject, useEffect, useState } from 'react'
import { addressesOf } from '../../account/addresses'
import { readOwnOrders } from '../../account/own-orders'
import { SESSION_CHANGED, sessionUser } from '../../identity/has-session'
import { addressLines } from '../../orders/order/address'
import type { Billing } from '../../orders/order/order'
import { useLanguage, useTexts } from '../../texts/texts'
import { fillAddress, isUntouched } from './form-store'

/**
 * Offers the addresses of the shopper's orders that the shop sends to; the latest fills an untouched
 * form. When the shopper leaves, in whichever tab, the page begins anew: nobody orders as another, or
 * sees their address.
 */
export default function SavedAddresses({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const texts = useTexts('checkout')
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const [addresses, setAddresses] = useState<Billing[]>([])
  useEffect(() => {
    readOwnOrders().then(
      (orders) => {
        const list = form.current?.elements.namedItem('country') as HTMLSelectElement | undefined
        const served = new Set([...(list?.options ?? [])].map(({ value }) => value))
        const found = addressesOf(orders).filter(({ country }) => served.has(country))
        setAddresses(found)
        const [latest] = found
        if (!latest || !form.current || !isUntouched(form.current)) return
        const typed = (form.current.elements.namedItem('email') as HTMLInputElement).value
        fillAddress(form.current, { ...latest, email: typed || latest.email })
      },
      () => {}, // Without them the form is filled in by hand.
    )
  }, [form])
  useEffect(() => {
    const { uid } = sessionUser()
    const look = () => {
      if (sessionUser().uid !== uid) location.reload()
    }
    const events = ['storage', 'pageshow', SESSION_CHANGED]
    for (const event of events) addEventListener(event, look)
    return () => {
      for (const event of events) removeEventListener(event, look)
    }
  }, [])

  if (addresses.length === 0) return null
  return (
    <label className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
      {texts.earlierAddresses}
      <select
        className="field flex-1 basis-48"
        defaultValue=""
        onChange={({ target }) => {
          const chosen = addresses[Number(target.value)]
          if (form.current && chosen) fillAddress(form.current, { ...chosen })
        }}
      >
        <option value="" disabled>
          {texts.chooseAddress}
        </option>
        {addresses.map((billing, position) => {
          const line = addressLines(billing, countries.of(billing.country)).join(', ')
          return (
            <option key={line} value={position}>
              {line}
            </option>
          )
        })}
      </select>
    </label>
  )
}
