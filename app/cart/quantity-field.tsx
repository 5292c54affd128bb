import { useId, useState } from 'react'
import { fill, plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import type { CartItem } from './cart'
import { decrementInCart, incrementInCart, setQuantityInCart } from './cart-store'
import { STOCK_UNKNOWN } from './stored-product'

export function QuantityField({ item, name }: { item: CartItem; name: string }) {
  const texts = useTexts('cart')
  const language = useLanguage()
  const hint = useId()
  const [draft, setDraft] = useState<string>()
  const { id, quantity, stock } = item
  const full = quantity >= stock

  const take = () => {
    if (draft !== undefined) setQuantityInCart(id, Number(draft))
    setDraft(undefined)
  }
  return (
    <div className="inline-grid justify-items-start gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out in a line */}
      <div role="group" aria-label={fill(texts.quantityOf, { title: name })} className="stepper">
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-label={fill(texts.quantityOf, { title: name })}
          aria-describedby={full ? hint : undefined}
          value={draft ?? quantity}
          onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') take()
            if (event.key === 'ArrowUp') incrementInCart(id)
            if (event.key === 'ArrowDown') decrementInCart(id)
          }}
        />
        <button
          type="button"
          className="stepper-up"
          aria-label={fill(texts.increase, { title: name })}
          disabled={full}
          onClick={() => incrementInCart(id)}
        >
          <Icon name="chevron-down" size={16} className="rotate-180" />
        </button>
        <button
          type="button"
          className="stepper-down"
          aria-label={fill(texts.decrease, { title: name })}
          disabled={quantity <= 1}
          onClick={() => decrementInCart(id)}
        >
          <Icon name="chevron-down" size={16} />
        </button>
      </div>
      <span id={hint} role="status" className="text-sm text-muted empty:hidden">
        {full && stock < STOCK_UNKNOWN && plural(language, texts.stockReached, stock)}
      </span>
    </div>
  )
}
