import { lazy, Suspense, useRef, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { startingPrices } from '../cart/shipping/starting-prices.server'
import { useCheckedCart } from '../cart/use-checked-cart'
import { db } from '../database/current.server'
import { isDataPath, requestUrl } from '../input/request-url'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { TextAreaField } from '../ui/forms/field'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/checkout-page'
import { checkoutTexts, returnsIn } from './checkout-texts.server'
import { BillingFields } from './form/billing-fields'
import { countryOptionsIn } from './form/countries.server'
import { CHECKOUT_FORM, OrderButton, PaymentChoice } from './form/payment-choice'
import { OrderSummary } from './order-summary'
import { rulesWithPlaces } from './places/place-rules.server'
import { usePlacing } from './use-placing'

const CheckoutNotice = lazy(() => import('./checkout-notice'))
const SavedAddresses = lazy(() => import('./form/saved-addresses'))

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  return {
    texts: await checkoutTexts(language),
    countries: isDataPath(requestUrl(request).pathname) ? countryOptionsIn(language) : undefined,
    rules: await rulesWithPlaces(db),
    start: startingPrices(language),
    returns: returnsIn(language),
  }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.checkout.title,
    description: args.loaderData?.texts.checkout.pageDescription,
    path: '/cart', // A search engine has no cart to order: the two are one page to it.
  })

/** The checkout page (spec section 2, Checkout). */
export default function CheckoutPage({
  loaderData: { countries, rules, start, returns },
}: Route.ComponentProps) {
  const texts = useTexts('checkout')
  const form = useRef<HTMLFormElement>(null)
  const [payment, setPayment] = useState('')
  const cart = useCheckedCart(start, payment)
  const placing = usePlacing(cart, form, setPayment)
  const { sending, notice } = placing
  const problems = { ...placing.problems, ...cart.priced.unsent }
  const empty = cart.ready && !cart.items.length && !sending && notice?.kind !== 'unanswered'

  return (
    <>
      <p className="notice without-js">{texts.needsScript}</p>
      {(empty || !cart.ready) && <EmptyCart ready={cart.ready} />}
      {/* The form is hidden, not removed: entries stay when another tab empties and fills the
        cart. */}
      <div hidden={empty}>
        {notice && (
          <Suspense>
            <CheckoutNotice placing={placing} items={cart.items} />
          </Suspense>
        )}
        <div className="checkout">
          <div>
            <div className="mb-4 flex flex-wrap items-center justify-between gap-x-8">
              <h1 className="font-heading text-3xl font-semibold md:text-4xl">{texts.billing}</h1>
              <p className="signed-out">
                {texts.member}{' '}
                <Link
                  to="/login?return=%2Fcheckout"
                  className="ms-2 inline-flex items-center font-medium underline underline-offset-4 touch:min-h-11"
                >
                  {texts.logIn}
                </Link>
              </p>
            </div>
            <div className="signed-in mb-4 min-h-20">
              <p>{texts.loggedIn}</p>
              {placing.signedIn && (
                <Suspense>
                  <SavedAddresses form={form} />
                </Suspense>
              )}
            </div>
            <form
              ref={form}
              id={CHECKOUT_FORM}
              noValidate
              method="post"
              data-late=""
              className="checkout-form"
              onSubmit={placing.submit}
              onInput={placing.changed}
              onBlur={placing.left}
            >
              <p className="text-sm text-muted">{texts.required}</p>
              <BillingFields problems={problems} countries={countries} rules={rules} />
              <PaymentChoice cart={cart} />
              <fieldset className="checkout-fields">
                <legend>{texts.additional}</legend>
                <TextAreaField
                  id="checkout-notes"
                  name="notes"
                  label={texts.fields.notes}
                  optional={texts.optional}
                  error={problems.notes}
                  rows={2}
                  maxLength={rules.notes.maxLength}
                  autoComplete="off"
                />
              </fieldset>
            </form>
          </div>
          {/* It is invisible until the cart is read. */}
          <section
            aria-label={texts.summary}
            className={`checkout-side ${cart.ready ? '' : 'invisible'}`}
          >
            <OrderSummary cart={cart} changed={notice?.kind === 'changed'} />
            <OrderButton cart={cart} placing={placing} returns={returns} />
          </section>
        </div>
      </div>
    </>
  )
}

/**
 * Says that nothing is to be paid. What is offered instead is a page within this one. The document
 * has it too, and shows it before the cart is read where that is empty (`data-empty`).
 */
function EmptyCart({ ready }: { ready: boolean }) {
  const texts = useTexts('cart')
  return (
    <div className={ready ? '' : 'unread'} style={{ minHeight: 'calc(100dvh - 8rem)' }}>
      <div className="rounded bg-tile px-4 py-8 text-center">
        <h1 className="woven font-heading text-3xl font-semibold">{texts.empty}</h1>
        <p className="mt-2 mb-6 text-xl" style={{ textWrap: 'balance' }}>
          {texts.emptyHint}
        </p>
        <Link to="/shop" className="button">
          {texts.returnToShop}
        </Link>
      </div>
      {ready && <Outlet />}
    </div>
  )
}
