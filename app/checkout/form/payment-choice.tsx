import type { CheckedCart } from '../../cart/use-checked-cart'
import { formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import type { Placing } from '../placing-page'

export function PaymentChoice() {
  const texts = useTexts('checkout')
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-xl font-medium">{texts.payment}</legend>
      <label className="payment-choice">
        <input type="radio" name="payment" value="bank" /> {texts.bank}
      </label>
      <label className="payment-choice">
        <input type="radio" name="payment" value="cash_on_delivery" defaultChecked />
        {texts.cashOnDelivery}
      </label>
    </fieldset>
  )
}

/** The one button that orders. The choice beside it decides by CSS what it says, and what follows. */
export function OrderButton({ cart, placing }: { cart: CheckedCart; placing: Placing }) {
  const { sending, stuck } = placing
  const texts = useTexts('checkout')
  const total = formatPrice(useLanguage(), cart.totals.total)
  // What the courier asks for is only known once the shop has said it.
  const known = cart.state === 'checked' ? '' : 'invisible'
  return (
    <div className="grid gap-3">
      <p className={`in-cash ${known}`}>{fill(texts.payCourier, { total })}</p>
      <p className="by-bank">{texts.proceedPlaces}</p>
      <button
        type="submit"
        className="button justify-self-start max-sm:w-full"
        aria-disabled={sending}
      >
        <span className="in-cash">{texts.placeOrder}</span>
        <span className="by-bank">{texts.proceed}</span>
      </button>
      <p role="status" className="min-h-6 text-sm">
        {sending ? texts.sending : stuck && texts.failed}
      </p>
    </div>
  )
}
