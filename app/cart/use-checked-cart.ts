import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../texts/texts'
import { useHydrated } from '../ui/hydrated'
import { changeCart, currentCart, useCart } from './cart-store'
import { currentCouponCode, useCouponCode } from './coupon-store'
import { fetchQuote, type QuoteAnswer } from './quote'
import { type Changes, orderLines, reconcile } from './reconcile'
import { type CouponTerms, orderTotals } from './totals'

interface Checked {
  state: 'checking' | 'checked' | 'unreachable'
  /** Everything that turned out different since this page was opened. */
  changes: Changes
  coupon?: { code: string; terms: CouponTerms }
  /** Why the coupon is refused. */
  couponProblem?: string
}

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

  const check = useCallback(
    async (email?: string): Promise<QuoteAnswer & { changes: Changes }> => {
      const turn = ++latest.current
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
      return { ...answer, changes }
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
