import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../texts/texts'
import { useHydrated } from '../ui/hydrated'
import { changeCart, currentCart, useCart } from './cart-store'
import { currentCouponCode, useCouponCode } from './coupon-store'
import { fetchQuote } from './quote'
import { type Changes, orderLines, reconcile } from './reconcile'
import { type CouponTerms, orderTotals, type Totals } from './totals'

interface Checked {
  state: 'checking' | 'checked' | 'unreachable'
  /** Everything that turned out different since this page was opened. */
  changes: Changes
  coupon?: { code: string; terms: CouponTerms }
  /** Why the coupon is refused. */
  couponProblem?: string
}

/** What a check found; `totals` are those of what can be ordered now. */
type Check =
  | { ok: true; changes: Changes; totals: Totals; couponProblem?: string }
  | { ok: false; offline: boolean }

/** A refused coupon may become good with another quantity; asked again after this pause. */
const AGAIN_MS = 400

/**
 * The cart held against the catalogue: when the page opens, when the coupon changes, and whenever
 * `check` is called. Differences are put right in the stored cart and told as `changes`.
 */
export function useCheckedCart() {
  const items = useCart()
  const ready = useHydrated()
  const language = useLanguage()
  const code = useCouponCode()
  const [checked, setChecked] = useState<Checked>({ state: 'checking', changes: new Map() })
  const latest = useRef(0)
  /** Coupon limits by customer hold from the moment the address is known. */
  const customer = useRef<string>(undefined)

  const check = useCallback(
    async (email = customer.current): Promise<Check> => {
      const turn = ++latest.current
      customer.current = email
      const asked = currentCart()
      const answer = await fetchQuote({
        items: asked,
        coupon: currentCouponCode(),
        email,
        language,
      })
      const ids = new Set(asked.map(({ id }) => id))
      let changes: Changes = new Map()
      if (answer.ok) {
        changeCart((now) => {
          const result = reconcile(now, ids, answer.quote.items)
          changes = result.changes
          return result.items
        })
      }
      if (turn === latest.current) {
        setChecked((before) => ({
          ...before,
          ...(answer.ok && { coupon: answer.quote.coupon, couponProblem: answer.couponProblem }),
          state: answer.ok ? 'checked' : 'unreachable',
          changes: new Map([...before.changes, ...changes]),
        }))
      }
      if (!answer.ok) return answer
      const { coupon } = answer.quote
      const totals = orderTotals(orderLines(currentCart()), coupon?.terms)
      return { ok: true, changes, totals, couponProblem: answer.couponProblem }
    },
    [language],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another coupon asks for another check
  useEffect(() => {
    if (!ready) return
    if (currentCart().length > 0) check()
    else setChecked((before) => ({ ...before, state: 'checked' }))
  }, [ready, code, check])

  const refused = code && checked.couponProblem
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quantity asks for another check
  useEffect(() => {
    if (!refused) return
    const timer = setTimeout(() => check(), AGAIN_MS)
    return () => clearTimeout(timer)
  }, [refused, items, check])

  const totals = orderTotals(orderLines(items), code ? checked.coupon?.terms : undefined)
  return { items, ready, code, ...checked, totals, check }
}

/** What `useCheckedCart` gives. */
export type CheckedCart = ReturnType<typeof useCheckedCart>
