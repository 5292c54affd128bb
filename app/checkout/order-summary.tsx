import { CouponForm } from '../cart/coupon-form'
import { lineTotal } from '../cart/totals'
import { TotalsList } from '../cart/totals-list'
import type { CheckedCart } from '../cart/use-checked-cart'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Picture } from '../ui/picture'

interface Props {
  form: string
  cart: CheckedCart
  sending: boolean
}

/** Invisible until the cart is read, so that nothing moves. */
export function OrderSummary({ form, cart, sending }: Props) {
  const cartTexts = useTexts('cart')
  const texts = useTexts('checkout')
  const language = useLanguage()
  const { items, ready, changes, totals } = cart
  return (
    <section
      aria-label={texts.summary}
      className={`checkout-order grid grid-cols-1 max-w-[527px] content-start gap-8 ${ready ? '' : 'invisible'}`}
    >
      <h2 className="sr-only">{texts.summary}</h2>
      {items.length === 0 ? (
        <p>{cartTexts.empty}</p>
      ) : (
        <ul className="grid gap-6 md:max-w-[425px]">
          {items.map((item) => {
            const name = item.title || fill(cartTexts.unnamed, { id: item.id })
            const gone = changes.get(item.id)?.some(({ kind }) => kind === 'gone')
            return (
              <li key={item.id} className="flex items-center gap-4">
                <span className="flex size-14 shrink-0 items-center justify-center rounded bg-tile">
                  {item.thumbnail && (
                    <Picture
                      src={item.thumbnail}
                      alt=""
                      width={54}
                      height={54}
                      sizes="54px"
                      eager
                    />
                  )}
                </span>
                <span className="min-w-0 grow wrap-anywhere">
                  <span lang={item.title ? catalogueLanguage(language) : undefined}>{name}</span>
                  {item.quantity > 1 && <span className="text-muted"> × {item.quantity}</span>}
                  {item.stock === 0 && (
                    <span className="block text-sm text-red-text">
                      {gone ? cartTexts.gone : cartTexts.soldOut}
                    </span>
                  )}
                </span>
                <span className="tabular-nums">
                  {item.stock === 0
                    ? '–'
                    : formatPrice(
                        language,
                        lineTotal({ unitPrice: item.price, quantity: item.quantity }),
                      )}
                </span>
              </li>
            )
          })}
        </ul>
      )}
      <div className="md:max-w-[425px]">
        <TotalsList totals={totals} />
        <fieldset className="mt-4">
          <legend className="sr-only">{texts.payment}</legend>
          <label className="payment-choice">
            <input type="radio" form={form} name="payment" value="bank" /> {texts.bank}
          </label>
          <label className="payment-choice">
            <input
              type="radio"
              form={form}
              name="payment"
              value="cash_on_delivery"
              defaultChecked
            />
            {texts.cashOnDelivery}
          </label>
        </fieldset>
      </div>
      <CouponForm cart={cart} />
      <p>
        <button
          type="submit"
          form={form}
          name="then"
          value="confirmation"
          className="button max-sm:w-full"
          aria-disabled={sending}
        >
          {texts.placeOrder}
        </button>
      </p>
      <p role="status" className="min-h-6 text-sm">
        {sending && texts.sending}
      </p>
    </section>
  )
}
