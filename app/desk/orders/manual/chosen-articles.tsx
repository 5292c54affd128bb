import { MAX_QUANTITY } from '../../../cart/cart'
import type { Quote } from '../../../cart/quote'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { IconButton } from '../../kit/button'
import { NumberField } from '../../kit/fields/number-field'
import { Notice } from '../../kit/notice'
import { useMoney } from '../../kit/use-formats'
import type { Sellable } from './sellable'
import { articleKey, type ManualItem } from './use-manual-order'

interface Props {
  items: readonly ManualItem[]
  quote?: Quote
  setQuantity(item: Sellable, quantity: number): void
}

export function ChosenArticles({ items, quote, setQuantity }: Props) {
  const { orders } = useDeskTexts()
  const t = orders.manual
  const money = useMoney()
  if (items.length === 0) return <p className="text-muted">{t.empty}</p>
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={articleKey(item)} className="flex flex-wrap items-end gap-3 py-3 first:pt-0">
            <span className="min-w-0 grow basis-24 self-center">
              <span className="block break-words font-medium">{item.title}</span>
              <span className="block text-muted text-sm">{money.format(item.price)}</span>
            </span>
            <span className="w-24">
              <NumberField
                label={fill(t.quantity, { title: item.title })}
                labelHidden
                value={item.quantity}
                minValue={1}
                maxValue={MAX_QUANTITY}
                onChange={(quantity) =>
                  setQuantity(item, Number.isNaN(quantity) ? 1 : Math.round(quantity))
                }
              />
            </span>
            <IconButton
              icon="bin"
              label={fill(t.remove, { title: item.title })}
              onPress={() => setQuantity(item, 0)}
            />
          </li>
        ))}
      </ul>
      {quote?.problems.map(({ detail }) => (
        <div key={detail} className="mt-2">
          <Notice tone="warn" title={detail} />
        </div>
      ))}
      {quote && <Sums quote={quote} />}
    </>
  )
}

function Sums({ quote }: { quote: Quote }) {
  const { orders } = useDeskTexts()
  const t = orders.order
  const money = useMoney()
  const { subtotal, discount, taxes, includesTax, shipping, fee, total } = quote
  const tax = taxes.map(
    ({ percent, tax }) => [fill(includesTax ? t.taxIn : t.tax, { percent }), tax] as const,
  )
  const rows: (readonly [string, number])[] = [
    [t.subtotal, subtotal],
    ...(discount > 0 ? [[t.discount, -discount] as const] : []),
    ...(includesTax ? [] : tax),
    [t.shipping, shipping],
    ...(fee > 0 ? [[t.fee, fee] as const] : []),
    ...(includesTax ? tax : []),
  ]
  return (
    <dl className="mt-3 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-line border-t pt-3">
      {rows.map(([name, amount]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd className="text-right">{money.format(amount)}</dd>
        </div>
      ))}
      <div className="contents font-semibold">
        <dt>{t.total}</dt>
        <dd className="text-right">{money.format(total)}</dd>
      </div>
    </dl>
  )
}
