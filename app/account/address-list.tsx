import { addressLines } from '../orders/order/address'
import type { Order } from '../orders/order/order'
import { useLanguage, useTexts } from '../texts/texts'
import { AccountPart } from './account-part'
import { addressesOf } from './addresses'

export function AddressList({ orders }: { orders: Order[] }) {
  const t = useTexts('account').addresses
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' })
  const addresses = addressesOf(orders)
  return (
    <AccountPart id="addresses" title={t.title}>
      {addresses.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <ul className="grid gap-8 sm:grid-cols-2">
          {addresses.map((billing) => {
            const lines = addressLines(billing, countries.of(billing.country))
            return (
              <li key={lines.join()}>
                <address className="whitespace-pre-line not-italic wrap-anywhere">
                  {lines.join('\n')}
                </address>
              </li>
            )
          })}
        </ul>
      )}
    </AccountPart>
  )
}
