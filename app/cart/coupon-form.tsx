import { useEffect, useId, useRef, useState } from 'react'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { dropCouponCode, storeCouponCode } from './coupon-store'
import type { CheckedCart } from './use-checked-cart'

export default function CouponForm({ cart }: { cart: CheckedCart }) {
  const texts = useTexts('cart')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [missing, setMissing] = useState(false)
  const { code, coupon, couponProblem, state } = cart
  const lost = state === 'unreachable'
  const checking = code && cart.asking && (lost || code !== cart.tried)

  // A refused code stays behind: on the checkout nobody could tell why it is there.
  const refused = useRef(false)
  refused.current = Boolean(couponProblem)
  useEffect(() => {
    const leave = () => refused.current && dropCouponCode()
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  // Where less is left than the coupon asks for, the shop says so.
  const lapsed = coupon !== undefined && cart.totals.discount === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it asks once each time
  useEffect(() => {
    if (lapsed) cart.check()
  }, [lapsed])

  // The field stays when the code changes: whoever stands in it keeps the focus.
  useEffect(() => {
    const field = input.current
    if (!code || !field) return
    field.value = code
    return () => {
      field.value = ''
    }
  }, [code])

  function apply(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const entered = input.current?.value.trim() ?? ''
    setMissing(entered === '')
    if (entered === '') return input.current?.focus()
    if (entered === code) cart.check()
    else storeCouponCode(entered) // This makes useCheckedCart check again.
  }
  /** Applies what was typed and left, so that nobody orders without a coupon they entered. */
  function applyTyped({ target, relatedTarget }: React.FocusEvent<HTMLInputElement>) {
    const entered = target.value.trim()
    if (entered && entered !== code && !target.form?.contains(relatedTarget))
      storeCouponCode(entered)
  }
  /** The button goes with the code: the one above it takes the focus, and opens no keyboard. */
  function remove() {
    dropCouponCode()
    input.current?.form?.querySelector('button')?.focus()
  }
  const problem = missing
    ? texts.couponEmpty
    : code && !checking && (lost ? texts.couponUnreachable : couponProblem)

  return (
    <form noValidate onSubmit={apply} className="w-full">
      <div className="flex flex-wrap gap-4">
        <input
          ref={input}
          defaultValue={code}
          required
          maxLength={64}
          onBlur={applyTyped}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          placeholder={texts.couponCode}
          aria-label={texts.couponCode}
          aria-invalid={Boolean(problem) || undefined}
          aria-describedby={`${id}-said`}
          className="field"
          style={{ flex: '1 10rem' }}
        />
        <button type="submit" className="button button-outline max-sm:w-full">
          {texts.applyCoupon}
        </button>
      </div>
      <div id={`${id}-said`} role="status" className="mt-2 min-h-6 text-sm">
        {problem ? (
          <p className="text-red-text">{problem}</p>
        ) : checking ? (
          texts.checking
        ) : (
          coupon && <p className="text-ok">{fill(texts.couponApplied, { code: coupon.code })}</p>
        )}
      </div>
      {code && (
        <button type="button" className="min-h-11 text-sm underline" onClick={remove}>
          {texts.removeCoupon}
        </button>
      )}
    </form>
  )
}
