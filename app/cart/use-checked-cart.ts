import { useCallback, useEffect, useRef, useState } from 'react'
import type { Language } from '../business'
import { useLanguage } from '../texts/texts'
import { useHydrated } from '../ui/use-hydrated'
import type { CartItem } from './cart'
import { currentCart, useCart } from './cart-store'
import { currentCouponCode, useCouponCode } from './coupon-store'
import { currentPlace, usePlace } from './delivery/place-store'
import type { Changes } from './reconcile'
import { cartTotals, chosenWay, type Pricing } from './shipping/cart-totals'
import type { CouponTerms } from './totals'

interface Checked {
  state: 'checking' | 'checked' | 'unreachable'
  /** True while the shop is asked. */
  asking?: boolean
  changes: Changes
  coupon?: { code: string; terms: CouponTerms }
  couponProblem?: string
  /** The code that the shop has answered last. */
  tried?: string
  priced: Pricing
  /** The parcel that was asked for last. */
  parcel?: string
}

/** A refused coupon is checked again after this many milliseconds: it may fit another quantity. */
const AGAIN_MS = 400
const LOOK_MS = 5000
const UNKNOWN: Pick<Checked, 'coupon' | 'couponProblem'> = {}

/**
 * Returns the cart as the shop sees it. `start` prices it until the shop has answered; `payment` is
 * the way to pay, where that is asked.
 */
export function useCheckedCart(start: Pricing, payment?: string) {
  const items = useCart()
  const ready = useHydrated()
  const language = useLanguage()
  const code = useCouponCode()
  const [checked, setChecked] = useState<Checked>({
    state: 'checking',
    changes: new Map(),
    priced: start,
  })
  const latest = useRef(0)
  const named = payment === undefined // Only the cart's own page shows what changed.
  const customer = useRef<string>(undefined)

  const check = useCallback(
    async (email = customer.current) => {
      const turn = ++latest.current
      customer.current = email
      const parcel = parcelOf(currentCart(), currentPlace())
      const tried = currentCouponCode()
      setChecked((before) => ({ ...before, asking: true }))
      const response = await askShop(language, email, named)
      if (turn === latest.current) {
        setChecked((before) => ({
          ...before,
          asking: false,
          parcel,
          ...(response.ok
            ? {
                tried,
                coupon: response.quote.coupon,
                couponProblem: response.couponProblem,
                changes: response.changes,
                priced: response.quote,
                state: 'checked',
              }
            : {
                priced: { ...before.priced, delivery: undefined }, // An old day may no longer hold.
                state: 'unreachable',
              }),
        }))
      }
      return response
    },
    [language, named],
  )

  const isFilled = items.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: another coupon asks for another check
  useEffect(() => {
    if (ready && isFilled) check()
  }, [ready, isFilled, code, check])

  const { priced } = checked
  const { delivery } = priced
  // The answer about another code says nothing of this one.
  const { coupon, couponProblem } = code && checked.tried === code ? checked : UNKNOWN
  const parcel = parcelOf(items, usePlace())
  const moved = checked.parcel !== undefined && items.length > 0 && checked.parcel !== parcel
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quantity asks for another check
  useEffect(() => {
    if (!couponProblem && !moved) return
    const timer = setTimeout(() => check(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [couponProblem, moved, parcel, items, check])

  // The day of arrival changes at the shop's cut-off; a page kept for Back has slept meanwhile.
  useEffect(() => {
    if (!delivery) return
    const until = Date.now() + delivery.seconds * 1000
    const timer = setInterval(() => {
      if (Date.now() < until) return
      clearInterval(timer)
      check()
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [delivery, check])

  const way = payment === undefined ? undefined : chosenWay(priced, payment)
  const totals = cartTotals(items, priced, coupon?.terms, way)
  return { items, ready, code, ...checked, coupon, couponProblem, delivery, totals, way, check }
}

/** Asks the shop, by code that only a filled cart needs. */
async function askShop(language: Language, email: string | undefined, named: boolean) {
  try {
    const { checkCart } = await import('./checking/check-cart')
    return await checkCart(language, email, named)
  } catch {
    return { ok: false, offline: !navigator.onLine } as const
  }
}

const parcelOf = (items: readonly CartItem[], place: readonly string[]) =>
  [...items.map(({ id }) => id), ...place].join()

export type CheckedCart = ReturnType<typeof useCheckedCart>
