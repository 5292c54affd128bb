import { useId, useState } from 'react'
import { formatNumber } from '../texts/figures'
import { fill, plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { type CartItem, lineKey, MAX_QUANTITY } from './cart'
import { readQuantity } from './row-changes'
import { decrementInCart, incrementInCart, setQuantityInCart } from './row-changes-store'

export function QuantityField({ item, name }: { item: CartItem; name: string }) {
  const texts = useTexts('cart')
  const language = useLanguage()
  const hint = useId()
  const [draft, setDraft] = useState<string>()
  const { quantity, stock } = item
  const key = lineKey(item)
  const [refused, setRefused] = useState<{ text: string; quantity: number }>()
  const full = quantity >= Math.min(stock, MAX_QUANTITY)

  /** Takes the quantity, or keeps the old one and says why. */
  const take = () => {
    if (draft === undefined) return
    const wanted = readQuantity(draft)
    if (wanted) setQuantityInCart(key, wanted)
    else setRefused({ text: fill(texts.notWhole, { entered: draft.trim() }), quantity })
    setDraft(undefined)
  }
  const problem = refused?.quantity === quantity ? refused.text : undefined
  const said =
    problem ??
    (full &&
      (stock <= MAX_QUANTITY
        ? plural(language, texts.stockReached, stock)
        : fill(texts.most, { count: formatNumber(language, MAX_QUANTITY) })))
  return (
    <div className="grid justify-items-start gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div role="group" aria-label={fill(texts.quantityOf, { title: name })} className="stepper">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          aria-label={fill(texts.quantityOf, { title: name })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={said ? hint : undefined}
          value={draft ?? quantity}
          onChange={(event) => {
            setDraft(event.target.value)
            setRefused(undefined)
          }}
          onBlur={take}
          onKeyDown={(event) => {
            if (['Enter', 'ArrowUp', 'ArrowDown'].includes(event.key)) take()
            if (event.key === 'ArrowUp') incrementInCart(key)
            if (event.key === 'ArrowDown') decrementInCart(key)
          }}
        />
        {/* One that can go no further keeps the focus, and does nothing. */}
        <button
          type="button"
          className="stepper-up"
          aria-label={fill(texts.increase, { title: name })}
          aria-disabled={full || undefined}
          onClick={() => incrementInCart(key)}
        >
          <Icon name="chevron-down" size={20} className="rotate-180" />
        </button>
        <button
          type="button"
          className="stepper-down"
          aria-label={fill(texts.decrease, { title: name })}
          aria-disabled={quantity <= 1 || undefined}
          onClick={() => decrementInCart(key)}
        >
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      <span
        id={hint}
        role="status"
        className="max-w-60 text-sm wrap-anywhere text-muted empty:hidden"
      >
        {said}
      </span>
    </div>
  )
}
