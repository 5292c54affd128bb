import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Checkbox } from '../../kit/fields/checkbox'
import { NumberField } from '../../kit/fields/number-field'
import { useOrder } from '../order/use-order'
import { itemTitle } from '../order-formats'

export type WantedPieces = Record<number, { quantity?: number; restock?: boolean }>

interface Props {
  /** Pieces not refunded yet. */
  left: readonly { line: number; quantity: number }[]
  wanted: WantedPieces
  /** Pieces of an unsent order are restocked by default. */
  unsent: boolean
  onChange(wanted: WantedPieces): void
}

export function RefundLines({ left, wanted, unsent, onChange }: Props) {
  const { orders } = useDeskTexts()
  const t = orders.refund
  const { view } = useOrder()
  const { items, status } = view.order
  const set = (line: number, changed: WantedPieces[number]) =>
    onChange({ ...wanted, [line]: { ...wanted[line], ...changed } })
  return (
    <ul className="flex flex-col divide-y divide-line">
      {left.map(({ line, quantity }) => {
        const item = items[line]
        if (!item) return null
        const title = itemTitle(item)
        const pieces = wanted[line]?.quantity ?? 0
        return (
          <li key={line} className="py-3 first:pt-0">
            <span className="flex items-center gap-3">
              <span className="min-w-0 grow break-words">{title}</span>
              <span className="w-20 shrink-0">
                <NumberField
                  label={fill(t.quantity, { title })}
                  labelHidden
                  value={pieces}
                  minValue={0}
                  maxValue={quantity}
                  onChange={(count) => set(line, { quantity: Number.isNaN(count) ? 0 : count })}
                />
              </span>
              <span className="whitespace-nowrap text-muted">{fill(t.of, { left: quantity })}</span>
            </span>
            {pieces > 0 && status !== 'cancelled' && (
              <Checkbox
                aria-label={fill(t.restockOf, { title })}
                isSelected={wanted[line]?.restock ?? unsent}
                onChange={(restock) => set(line, { restock })}
              >
                {t.restock}
              </Checkbox>
            )}
          </li>
        )
      })}
    </ul>
  )
}
