import { addressLines } from '../orders/order/address'
import type { Order } from '../orders/order/order'
import { useTexts } from '../texts/texts'

interface Props extends Pick<Order, 'billing' | 'notes'> {
  /** The country's name in the page's language. */
  country: string
}

/** Says where an order goes, who is called about it, and what the shopper noted. */
export function OrderAddress({ billing, notes, country }: Props) {
  const texts = useTexts('order')
  const [name, ...lines] = addressLines(billing, country)
  return (
    <section aria-labelledby="order-to">
      <h2 id="order-to" className="mb-4 text-xl font-medium">
        {texts.deliverTo}
      </h2>
      <address className="not-italic wrap-anywhere">
        {name}
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        <span className="mt-4 block">{billing.phone}</span>
        {billing.email}
      </address>
      {notes && (
        <>
          <h3 className="mt-6 mb-2 font-medium">{texts.notes}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
        </>
      )}
    </section>
  )
}
