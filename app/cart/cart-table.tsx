import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { type CartItem, lineKey } from './cart'
import { CartRow } from './cart-row'
import { lineLabel } from './checking/change-text'
import { cartLineTitle } from './lines/line-name'
import type { Changes } from './reconcile'
import { putBackInCart, removeFromCart } from './row-changes-store'

interface Props {
  items: readonly CartItem[]
  changes: Changes
}

export function CartTable({ items, changes }: Props) {
  const texts = useTexts('cart')
  const known = useTexts('known')
  const [removed, setRemoved] = useState<{ item: CartItem; position: number }>()
  const undo = useRef<HTMLButtonElement>(null)
  const table = useRef<HTMLDivElement>(null)

  // A change counts as told once its mark was in sight.
  useEffect(() => {
    if (changes.size === 0) return
    let end: (() => void) | undefined
    let left = false
    import('./checking/seen-marks').then(
      ({ watchMarks }) => {
        if (!left) end = watchMarks()
      },
      () => {}, // Offline, the marks stay for another visit.
    )
    return () => {
      left = true
      end?.()
    }
  }, [changes])

  const remove = (item: CartItem, position: number) => {
    flushSync(() => setRemoved({ item, position }))
    removeFromCart(lineKey(item))
    undo.current?.focus() // The focused button went with its row.
  }
  const putBack = () => {
    if (!removed) return
    putBackInCart(removed.position, removed.item)
    setRemoved(undefined)
    table.current?.focus()
  }

  return (
    <div ref={table} tabIndex={-1} className="no-outline">
      <div role="status" className="empty:hidden">
        {removed && (
          <p className="notice flex flex-wrap items-center justify-between gap-x-6">
            {fill(texts.removed, { title: lineLabel(removed.item, texts.unnamed, known) })}
            <button
              ref={undo}
              type="button"
              className="min-h-11 font-medium underline"
              onClick={putBack}
            >
              {texts.undo}
            </button>
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <div className="woven">
          <p className="font-heading text-3xl font-semibold">{texts.empty}</p>
          <p className="mt-2 text-xl" style={{ textWrap: 'balance' }}>
            {texts.emptyHint}
          </p>
        </div>
      ) : (
        <table className="block w-full">
          <thead className="block max-md:sr-only">
            <tr className="cart-row font-normal">
              {[texts.product, texts.price, texts.quantity, texts.subtotal].map((name) => (
                <th key={name} scope="col" className="font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="block">
            {items.map((item, position) => (
              <CartRow
                key={lineKey(item)}
                item={item}
                title={cartLineTitle(item, texts.unnamed)}
                name={lineLabel(item, texts.unnamed, known)}
                changes={changes.get(lineKey(item)) ?? []}
                onRemove={() => remove(item, position)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
