import type { ReactNode } from 'react'
import { useAmounts } from '../../cart/shipping/use-amounts'
import { Unchecked } from '../../cart/unchecked'
import type { CheckedCart } from '../../cart/use-checked-cart'
import { inLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon, type IconName } from '../../ui/icon'
import type { PlacingState } from '../placing-page'

/** The id of the form, which the button beside it sends. */
export const CHECKOUT_FORM = 'checkout'

const MARKS: Partial<Record<string, IconName>> = {
  bank: 'landmark',
  cash_on_delivery: 'banknote',
  bkash: 'smartphone',
}
const markOf = (payment = '') => MARKS[payment] ?? 'credit-card'

/**
 * Shows the ways to pay that are offered where the order goes. When they, their fees or the usual one
 * change, the choice is drawn again: the shopper's own stays, else the usual way is shown.
 */
export function PaymentChoice({ cart }: { cart: CheckedCart }) {
  const texts = useTexts('checkout')
  const { payments, unpayable } = cart.priced
  return (
    <fieldset
      key={payments.map(({ label, usual }) => `${label} ${usual}`).join()}
      className="min-w-0"
    >
      <legend className="mb-4 text-xl font-medium">{texts.payment}</legend>
      {payments.map(({ payment, label, note, marks = [] }) => (
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
            {marks.map((mark) => (
              <b
                key={mark}
                className="me-2 inline-block rounded border border-line bg-white px-1 text-xs font-medium"
              >
                {mark}
              </b>
            ))}
          </span>
          <Icon name={markOf(payment)} />
        </label>
      ))}
      <p className="text-red-text">{unpayable}</p>
    </fieldset>
  )
}

interface OrderButtonProps {
  cart: CheckedCart
  placing: PlacingState
  /** How long goods can be returned. */
  returns: string
}

/** The one button that orders, by the way to pay that is chosen, and what a shopper asks before. */
export function OrderButton({ cart, placing, returns }: OrderButtonProps) {
  const { sending, stuck } = placing
  const { way, state, delivery } = cart
  const { total } = useAmounts(cart)
  const texts = useTexts('checkout')
  const language = useLanguage()
  // A part of cash may be paid in advance.
  const ahead = way && (way.payment !== 'cash_on_delivery' || way.advance)
  return (
    <div className="checkout-go">
      <p className="flex flex-wrap justify-between gap-x-4 text-xl font-medium">
        {useTexts('cart').total}
        <span className="tabular-nums">{total}</span>
      </p>
      <ul className="grid gap-2 text-sm">
        {(delivery || state === 'checking') && <Assurance icon="truck">{delivery?.text}</Assurance>}
        <Assurance icon="rotate-ccw">{returns}</Assurance>
        {texts.privacy && (
          <Assurance icon="shield-check">
            <a
              href={inLanguage(language, '/privacy')}
              target="_blank"
              rel="noreferrer"
              className="-my-2.5 inline-flex items-center underline underline-offset-4 touch:min-h-11"
            >
              {texts.privacy}
            </a>
          </Assurance>
        )}
        <Assurance icon={markOf(way?.payment)}>
          {way &&
            (ahead ? (way.payment === 'bank' ? texts.proceedPlaces : way.note) : texts.payCourier)}
        </Assurance>
      </ul>
      <button
        type="submit"
        form={CHECKOUT_FORM}
        className="button button-buy mt-2 w-full"
        aria-disabled={sending}
      >
        {ahead ? texts.proceed : texts.placeOrder}
      </button>
      <p role="status" className="min-h-6 text-sm">
        {sending
          ? texts.sending
          : stuck
            ? texts.failed
            : state === 'unreachable' && <Unchecked cart={cart} />}
      </p>
    </div>
  )
}

const Assurance = ({ icon, children }: { icon: IconName; children: ReactNode }) => (
  <li className={`flex min-h-6 items-center gap-3 ${children ? '' : 'invisible'}`}>
    <Icon name={icon} size={20} />
    <span className="min-w-0">{children}</span>
  </li>
)
