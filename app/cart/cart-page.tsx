import { lazy, type MouseEvent, Suspense, useRef, useState } from 'react'
import { Link, Outlet, useNavigate, useNavigation } from 'react-router'
import { opensElsewhere } from '../input/opens-elsewhere'
import { knownOptions } from '../texts/known-values/known-values.server'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Fold } from '../ui/forms/fold'
import { pageMeta } from '../ui/page-meta'
import { loadedLate } from '../ui/slice'
import type { Route } from './+types/cart-page'
import { lineKey } from './cart'
import { CartTable } from './cart-table'
import { startingPrices } from './shipping/starting-prices.server'
import { useAmounts } from './shipping/use-amounts'
import { TotalsList } from './totals-list'
import { Unchecked } from './unchecked'
import { useCheckedCart } from './use-checked-cart'

/** The coupon form loads after the page; without a network the cart stands without it. */
const CouponForm = import.meta.env.SSR
  ? (await import('./coupon-form')).default
  : lazy(() => loadedLate(() => import('./coupon-form')))

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const texts = { ...textsFor(language, 'cart'), ...knownOptions(language) }
  return { texts, start: startingPrices(language) }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.cart.title,
    description: args.loaderData?.texts.cart.pageDescription,
  })

/**
 * The cart. The frame from the server reaches below the screen: rows appear without a shift. An
 * empty cart says so before it is read (`data-empty`, app/shell/document/early-script.ts).
 */
export default function CartPage({ loaderData }: Route.ComponentProps) {
  const texts = useTexts('cart')
  const cart = useCheckedCart(loaderData.start)
  const navigate = useNavigate()
  const navigation = useNavigation()
  const going = useRef(navigation)
  going.current = navigation
  const { items, ready, state, changes } = cart

  /** What had been tried when a press began: its refusal may come while the press lasts. */
  const pressed = useRef<typeof cart>(undefined)
  /** The figures of then: others would move the link from under the pointer. */
  const [held, hold] = useState<typeof cart>()
  const shown = held ?? cart
  const { total } = useAmounts(shown)

  /** Tries a coupon that was typed last before leaving: a refusal is said here, and once. */
  async function tryCoupon(event: MouseEvent) {
    const { tried } = pressed.current ?? cart
    pressed.current = undefined
    hold(undefined)
    if (cart.code === tried || opensElsewhere(event)) return
    event.preventDefault()
    const link = event.currentTarget
    const { href } = location
    if (link.ariaBusy) return
    link.ariaBusy = 'true' // Seen on a slow line.
    const answer = await cart.check()
    link.ariaBusy = null
    // Whoever went elsewhere meanwhile stays there.
    const stays = location.href === href && going.current.state === 'idle'
    if (stays && !(answer.ok && answer.couponProblem)) navigate('/checkout')
  }
  return (
    <>
      <Breadcrumb
        items={[
          { label: texts.home, to: '/' },
          { label: texts.shop, to: '/shop' },
          { label: texts.title },
        ]}
      />
      {/* Where there is room, what befell the goods is said beside the title and moves nothing. */}
      <div className="flex flex-wrap items-start justify-between gap-x-8">
        <h1 className="mb-8 font-heading text-3xl font-semibold md:text-4xl">{texts.title}</h1>
        <div role="status">
          {state === 'unreachable' && (
            <p className="notice">
              <Unchecked cart={cart} />
            </p>
          )}
          {items.some((item) => changes.has(lineKey(item))) && (
            <p className="notice">{texts.changed}</p>
          )}
        </div>
      </div>
      <div className="grid grid-cols-1 content-start" style={{ minHeight: 'calc(100dvh - 8rem)' }}>
        <p className="notice without-js">{texts.needsScript}</p>
        <div
          className={
            items.length > 0
              ? 'cart-split'
              : `rounded bg-tile px-4 py-8 text-center ${ready ? '' : 'unread'}`
          }
        >
          <CartTable items={items} changes={changes} />
          {(items.length > 0 || !ready) && (
            <div className="cart-foot">
              <Fold
                label={<span className="underline underline-offset-4">{texts.haveCoupon}</span>}
                opened={!!cart.code}
                className="fold-narrow"
              >
                <Suspense>
                  <CouponForm cart={cart} />
                </Suspense>
              </Fold>
              <section
                aria-labelledby="cart-total"
                className="cart-total rounded border border-line p-6"
              >
                <h2 id="cart-total" className="mb-2 text-xl font-medium">
                  {texts.cartTotal}
                </h2>
                <TotalsList totals={shown.totals} priced={shown.priced} />
                <p className="mt-2 min-h-5 text-sm text-muted lg:min-h-10">{cart.delivery?.text}</p>
                <p className="cart-go">
                  {/* Drawn by the styles: the list above says it. */}
                  <span
                    aria-hidden="true"
                    className="tabular-nums lg:hidden"
                    data-label={texts.total}
                    data-total={total}
                  />
                  <Link
                    to="/checkout"
                    className="button button-buy w-full"
                    onPointerDown={() => {
                      pressed.current = cart
                      hold(cart)
                    }}
                    onPointerLeave={() => hold(undefined)}
                    onClick={tryCoupon}
                  >
                    {texts.checkout}
                  </Link>
                </p>
              </section>
            </div>
          )}
          <p className={items.length > 0 ? undefined : 'mt-6'}>
            <Link
              to="/shop"
              className={`button ${items.length > 0 ? 'button-outline max-sm:w-full' : ''}`}
            >
              {texts.returnToShop}
            </Link>
          </p>
        </div>
        {ready && <Outlet />}
      </div>
    </>
  )
}
