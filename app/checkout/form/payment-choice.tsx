import type { CheckedCart } from '../../cart/use-checked-cart'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import type { PlacingState } from '../placing-page'

/** Shows the ways to pay that are offered where the order goes. Another offer resets the choice. */
export function PaymentChoice({ cart }: { cart: CheckedCart }) {
  const texts = useTexts('checkout')
  const { payments, unpayable } = cart.priced
  return (
    <fieldset key={payments.map((way) => way.payment).join()} className="min-w-0">
      <legend className="mb-2 text-xl font-medium">{texts.payment}</legend>
      {payments.map(({ payment, label, note }) => (
        <label key={payment} className="payment-choice">
          <input
            type="radio"
            name="payment"
            value={payment}
            defaultChecked={payment === cart.way?.payment}
          />
          <span>
            {label}
            <small>{note}</small>
          </span>
        </label>
      ))}
      <p className="text-red-text">{unpayable}</p>
    </fieldset>
  )
}

/** The one button that orders, by the way to pay that is chosen. */
export function OrderButton({ cart, placing }: { cart: CheckedCart; placing: PlacingState }) {
  const { sending, stuck } = placing
  const { totals, way, state } = cart
  const texts = useTexts('checkout')
  const total = formatPrice(useLanguage(), totals.total)
  // Cash has a note where a part of it is paid in advance.
  const ahead = way && (way.payment !== 'cash_on_delivery' || way.note)
  // The courier's sum is only known once the shop has said it.
  const known = ahead || (way && state === 'checked')
  return (
    <div className="grid gap-3">
      <p className={known ? '' : 'invisible'}>
        {ahead ? (way.note ?? texts.proceedPlaces) : fill(texts.payCourier, { total })}
      </p>
      <button
        type="submit"
        className="button justify-self-start max-sm:w-full"
        aria-disabled={sending}
      >
        {ahead ? texts.proceed : texts.placeOrder}
      </button>
      <p role="status" className="min-h-6 text-sm">
        {sending ? texts.sending : stuck && texts.failed}
      </p>
    </div>
  )
}
