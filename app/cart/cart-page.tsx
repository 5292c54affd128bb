import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { pageMeta } from '../ui/page-meta'
import type { Route } from './+types/cart-page'
import { lineKey } from './cart'
import { CartTable } from './cart-table'
import { startingPrices } from './shipping/starting-prices.server'
import { TotalsList } from './totals-list'
import { useCheckedCart } from './use-checked-cart'

/** The coupon form loads after the page: visitors look at the cart first. */
const CouponForm = import.meta.env.SSR
  ? (await import('./coupon-form')).default
  : lazy(() => import('./coupon-form'))

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  return { texts: textsFor(language, 'cart'), start: startingPrices(language) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.cart.title,
    description: args.loaderData?.texts.cart.pageDescription,
  })

/** The cart. The server sends a frame a screen high, so that rows appear without a shift. */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts('cart')
  const cart = useCheckedCart(loaderData.start)
  const { items, ready, state, changes, totals } = cart
  return (
    <>
      <Breadcrumb
        items={[
          { label: texts.home, to: '/' },
          { label: texts.shop, to: '/shop' },
          { label: texts.title },
        ]}
      />
      <h1 className="sr-only">{texts.title}</h1>
      <div className="min-h-dvh">
        <p className="notice without-js">{texts.needsScript}</p>
        <div role="status" className="-mt-8 min-h-24 md:min-h-18">
          {state === 'unreachable' && (
            <p className="notice">
              {texts.unchecked}{' '}
              <button
                type="button"
                className="underline touch:min-h-11"
                onClick={() => cart.check()}
              >
                {texts.retry}
              </button>
            </p>
          )}
          {items.some((item) => changes.has(lineKey(item))) && (
            <p className="notice">{texts.changed}</p>
          )}
        </div>
        <div className={ready ? undefined : 'invisible'}>
          <CartTable items={items} changes={changes} />
          <p className={`mt-6 ${items.length === 0 ? 'text-center' : ''}`}>
            <Link to="/shop" className="button button-outline">
              {texts.returnToShop}
            </Link>
          </p>
          {(items.length > 0 || !ready) && (
            <div className="mt-12 flex flex-wrap items-start justify-between gap-x-8 gap-y-12 md:mt-20">
              <Suspense>
                <CouponForm cart={cart} />
              </Suspense>
              <section
                aria-labelledby="cart-total"
                className="w-full rounded border-[1.5px] border-ink px-6 py-8 md:w-[470px]"
              >
                <h2 id="cart-total" className="mb-6 text-xl font-medium">
                  {texts.cartTotal}
                </h2>
                <TotalsList totals={totals} priced={cart.priced} />
                <p className="min-h-10 text-sm text-muted">{cart.delivery?.text}</p>
                <p className="mt-4 text-center">
                  <Link to="/checkout" className="button max-sm:w-full">
                    {texts.checkout}
                  </Link>
                </p>
              </section>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
