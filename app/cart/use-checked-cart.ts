import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../texts/texts'
import { useHydrated } from '../ui/use-hydrated'
import type { CartItem } from './cart'
import { changeCart, currentCart, useCart } from './cart-store'
import { currentCouponCode, useCouponCode } from './coupon-store'
import { currentPlace, usePlace } from './delivery/place-store'
import { fillIn } from './fill-in'
import { lineKey } from './lines/line-key'
import { fetchQuote, type Quote } from './quote'
import { type Changes, orderLines, reconcile } from './reconcile'
import { type CouponTerms, orderTotals, type Totals } from './totals'

interface Checked {
  state: 'checking' | 'checked' | 'unreachable'
  /** All differences found since the page was opened. */
  changes: Changes
  coupon?: { code: string; terms: CouponTerms }
  couponProblem?: string
  /** Undefined too when it could not be asked for: an old day may no longer hold. */
  delivery?: Quote['delivery']
  /** What `delivery` is for. */
  parcel?: string
}

type Check =
  | { ok: true; changes: Changes; totals: Totals; couponProblem?: string }
  | { ok: false; offline: boolean }

/** A refused coupon may fit another quantity: it is checked again after this pause. */
const AGAIN_MS = 400
const LOOK_MS = 5000

export function useCheckedCart() {
  const items = useCart()
  const ready = useHydrated()
  const language = useLanguage()
  const code = useCouponCode()
  const [checked, setChecked] = useState<Checked>({ state: 'checking', changes: new Map() })
  const latest = useRef(0)
  const customer = useRef<string>(undefined)

  const check = useCallback(
    async (email = customer.current): Promise<Check> => {
      const turn = ++latest.current
      customer.current = email
      const asked = currentCart()
      const parcel = parcelOf(asked, currentPlace())
      const response = await fetchQuote({
        items: asked,
        coupon: currentCouponCode(),
        email,
        language,
      })
      const keys = new Set(asked.map(lineKey))
      let changes: Changes = new Map()
      if (response.ok) {
        changeCart((now) => {
          const result = reconcile(now, keys, response.quote.items, response.quote.problems)
          changes = result.changes
          return result.items
        })
        fillIn({ get: currentCart, update: changeCart })
      }
      if (turn === latest.current) {
        setChecked((before) => ({
          ...before,
          ...(response.ok && {
            coupon: response.quote.coupon,
            couponProblem: response.couponProblem,
          }),
          delivery: response.ok ? response.quote.delivery : undefined,
          parcel,
          state: response.ok ? 'checked' : 'unreachable',
          changes: new Map([...before.changes, ...changes]),
        }))
      }
      if (!response.ok) return response
      const { coupon } = response.quote
      const totals = orderTotals(orderLines(currentCart()), coupon?.terms)
      return { ok: true, changes, totals, couponProblem: response.couponProblem }
    },
    [language],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another coupon asks for another check
  useEffect(() => {
    if (!ready) return
    if (currentCart().length > 0) check()
    else setChecked((before) => ({ ...before, state: 'checked' }))
  }, [ready, code, check])

  const { delivery } = checked
  const parcel = parcelOf(items, usePlace())
  const moved = delivery && items.length > 0 && checked.parcel !== parcel
  const refused = code && checked.couponProblem
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quantity asks for another check
  useEffect(() => {
    if (!refused && !moved) return
    const timer = setTimeout(() => check(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [refused, moved, parcel, items, check])

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

  const totals = orderTotals(orderLines(items), code ? checked.coupon?.terms : undefined)
  return { items, ready, code, ...checked, totals, check }
}

const parcelOf = (items: readonly CartItem[], place: readonly string[]) =>
  [...items.map(({ id }) => id), ...place].join()

export type CheckedCart = ReturnType<typeof useCheckedCart>
