import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import type { Pricing } from './shipping/cart-totals'
import type { Totals } from './totals'

interface Props {
  totals: Totals
  /** Of a cart: its shipping may be an estimate or not be had. */
  priced?: Pricing
}

export function TotalsList({ totals, priced }: Props) {
  const texts = useTexts('cart')
  const language = useLanguage()
  const price = (cents: number) => formatPrice(language, cents)
  const rows = [
    [texts.subtotal, price(totals.subtotal)],
    ...(totals.discount > 0 ? [[texts.discount, price(-totals.discount)]] : []),
    [texts.vat, price(totals.vat)],
    [texts.shipping, shipping()],
    ...(totals.fee > 0 ? [[texts.fee, price(totals.fee)]] : []),
    [texts.total, price(totals.total)],
  ] as const
  return (
    <dl className="divide-y divide-line">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 py-4 last:font-medium">
          <dt>{name}:</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )

  function shipping() {
    if (priced?.unsent) return '–'
    if (priced?.from) return fill(texts.from, { amount: price(totals.shipping) })
    return totals.shipping === 0 ? texts.free : price(totals.shipping)
  }
}
