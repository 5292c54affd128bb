import { lazy, Suspense } from 'react'
import { lineKey } from '../cart/cart'
import { ChosenOptions } from '../cart/lines/chosen-options'
import { cartLineTitle, chosenOf } from '../cart/lines/line-name'
import { useAmounts } from '../cart/shipping/use-amounts'
import { lineTotal } from '../cart/totals'
import { TotalsList } from '../cart/totals-list'
import type { CheckedCart } from '../cart/use-checked-cart'
import { withColon } from '../texts/colon'
import { formatPrice } from '../texts/figures'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Fold } from '../ui/forms/fold'
import { Picture } from '../ui/picture'

/** The coupon form stays folded until asked for. */
const CouponForm = import.meta.env.SSR
  ? (await import('../cart/coupon-form')).default
  : lazy(() => import('../cart/coupon-form'))

interface Props {
  cart: CheckedCart
  /** True when lines or figures differ from those that were agreed to. */
  changed: boolean
}

/** Shows lines and totals. Small screens fold it; a desktop has its total at the button below. */
export function OrderSummary({ cart, changed }: Props) {
  const cartTexts = useTexts('cart')
  const texts = useTexts('checkout')
  const language = useLanguage()
  const { total } = useAmounts(cart)
  return (
    <div className="checkout-order">
      <h2 className="mb-2 text-xl font-medium max-lg:hidden">{texts.summary}</h2>
      <Fold
        className="fold-narrow"
        opened={changed || !!cart.couponProblem}
        label={
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 font-medium">
            {texts.summary}
            <span className="relative tabular-nums">
              <span className="sr-only">{withColon(language, cartTexts.total)} </span>
              {total}
            </span>
          </span>
        }
      >
        <Lines cart={cart} />
        <Fold label={cart.code || cartTexts.haveCoupon} opened={!!cart.couponProblem}>
          <Suspense>
            <CouponForm cart={cart} />
          </Suspense>
        </Fold>
        <TotalsList totals={cart.totals} priced={cart.priced} />
        <p className="min-h-10 text-sm text-muted lg:hidden">{cart.delivery?.text}</p>
      </Fold>
    </div>
  )
}

function Lines({ cart: { items, changes } }: { cart: CheckedCart }) {
  const cartTexts = useTexts('cart')
  const language = useLanguage()
  if (!items[0]) return null
  return (
    // Keys scroll the lines of a long order.
    <ul className="grid gap-6" tabIndex={items[2] && 0}>
      {items.map((item) => {
        const key = lineKey(item)
        // A product that cannot be had has one change. The checkout lacks words for others
        // (checkout-texts).
        const why = changes.get(key)?.[0]?.kind as 'gone' | 'goneChoice' | 'toChoose'
        return (
          <li key={key} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="flex size-14 shrink-0 items-center justify-center rounded bg-tile">
              {item.thumbnail && (
                <Picture src={item.thumbnail} alt="" width={54} height={54} sizes="54px" eager />
              )}
            </span>
            <span className="min-w-0 flex-1 basis-24 wrap-anywhere">
              <span lang={item.title ? catalogueLanguage(language, item) : undefined}>
                {cartLineTitle(item, cartTexts.unnamed)}
              </span>
              {item.quantity > 1 && <span className="text-muted"> ×&nbsp;{item.quantity}</span>}
              <ChosenOptions chosen={chosenOf(item)} />
              {!item.stock && (
                <span className="block text-sm text-red-text">
                  {cartTexts[why] ?? cartTexts.soldOut}
                </span>
              )}
            </span>
            <span className="tabular-nums">
              {item.stock
                ? formatPrice(
                    language,
                    lineTotal({ unitPrice: item.price, quantity: item.quantity }),
                  )
                : '–'}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
