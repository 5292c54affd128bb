import { formatPrice } from '../texts/figures'
import { useLanguage, useTexts } from '../texts/texts'
import type { Totals } from './totals'

export function TotalsList({ totals }: { totals: Totals }) {
  const texts = useTexts('cart')
  const language = useLanguage()
  const price = (cents: number) => formatPrice(language, cents)
  const rows = [
    [texts.subtotal, price(totals.subtotal)],
    ...(totals.discount > 0 ? [[texts.discount, price(-totals.discount)]] : []),
    [texts.vat, price(totals.vat)],
    [texts.shipping, totals.shipping === 0 ? texts.free : price(totals.shipping)],
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
}
