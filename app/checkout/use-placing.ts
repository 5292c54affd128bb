import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { changeCart, currentCart } from '../cart/cart-store'
import { dropCouponCode } from '../cart/coupon-store'
import { lineKey } from '../cart/lines/line-key'
import { wanted } from '../cart/quote'
import { type Changes, orderable, withoutOrdered } from '../cart/reconcile'
import type { CheckedCart } from '../cart/use-checked-cart'
import { hasSession, sessionEmail } from '../identity/has-session'
import type { PlacedOrder } from '../orders/order'
import { postCodeFits } from '../orders/post-codes'
import { useLanguage, useTexts } from '../texts/texts'
import { AFTER_CLICK_MS } from '../ui/forms/after-click'
import { type FieldElement, problemsIn } from '../ui/forms/problems-in'
import { explainFault, type FieldName, type Problems, serverProblems } from './form/form-problems'
import { forgetForm, restoreForm, storeForm } from './form/form-store'
import { type Outcome, sendOrder, unansweredOrder } from './order-attempt-store'

export type Notice =
  | { kind: 'fields' }
  /** A price or a quantity differs from the screen; pressing again orders it so. */
  | { kind: 'changed'; from: number; to: number; changes: Changes; detail?: string }
  | { kind: 'unanswered'; offline: boolean }
  | { kind: 'text'; text: string }

/** The cart is emptied only when the shop has acknowledged the order. */
export function usePlacing(cart: CheckedCart, form: React.RefObject<HTMLFormElement | null>) {
  const texts = useTexts('checkout')
  const language = useLanguage()
  const navigate = useNavigate()
  const [problems, setProblems] = useState<Problems>({})
  const [notice, setNotice] = useState<Notice>()
  const [sending, setSending] = useState(false)
  const busy = useRef(false)
  const submits = useRef(0)

  useEffect(() => {
    if (form.current) restoreForm(form.current, { email: sessionEmail() })
    if (unansweredOrder()) setNotice({ kind: 'unanswered', offline: !navigator.onLine })
  }, [form])

  function changed(event: React.FormEvent<HTMLElement>) {
    if (form.current) storeForm(form.current)
    const field = event.target as FieldElement
    // Another country has other post codes.
    for (const name of field.name === 'country' ? ['country', 'postCode'] : [field.name])
      if (problems[name as FieldName]) judge(name)
  }

  /** What is entered is judged when its field is left; what is missing, when ordering. */
  function left(event: React.FocusEvent<HTMLElement>) {
    const { name, value } = event.target as unknown as FieldElement
    if (!value?.trim()) return
    const before = submits.current
    // Ordering judges all fields, and the server may have found more since.
    setTimeout(() => submits.current === before && judge(name), AFTER_CLICK_MS)
  }

  function judge(name: string) {
    const problem = form.current ? allProblems(form.current)[name] : undefined
    setProblems((before) => ({ ...before, [name]: problem }))
  }

  function allProblems(element: HTMLFormElement): Record<string, string> {
    const found = problemsIn(element, (name, fault) => explainFault(texts, name, fault))
    const { country = '', postCode = '' } = valuesOf(element)
    if (postCodeFits(country, postCode.trim())) return found
    return { postCode: texts.problems.postCode, ...found }
  }

  async function submit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    await alone(async () => form.current && place(form.current))
  }

  /** Ignores a second click while the first is being handled. */
  async function alone(action: () => Promise<unknown>) {
    if (busy.current) return
    busy.current = true
    setSending(true)
    try {
      await action()
    } finally {
      busy.current = false
      setSending(false)
    }
  }

  async function place(element: HTMLFormElement) {
    submits.current++
    const found = allProblems(element)
    setProblems(found)
    if (Object.keys(found).length > 0) return setNotice({ kind: 'fields' })
    setNotice(undefined)
    const values = valuesOf(element)
    // An unanswered request may have taken the stock already, so the stock is not checked again.
    const totals = unansweredOrder() ? cart.totals : await agreed(values.email)
    if (!totals) return
    const items = orderable(currentCart()).map(wanted)
    const coupon = totals.discount > 0 ? cart.code : undefined
    const { payment, notes, ...billing } = values
    const body = { items, coupon, payment, billing, notes, language }
    await send(JSON.stringify(body))
  }

  /** The totals when all is as shown, else undefined and a notice. */
  async function agreed(email: string | undefined) {
    const from = cart.totals.total
    const shownAsGone = new Set(
      currentCart().flatMap((item) => (item.stock ? [] : [lineKey(item)])),
    )
    const checked = await cart.check(email)
    if (!checked.ok) {
      setNotice({ kind: 'text', text: checked.offline ? texts.offline : texts.failed })
      return undefined
    }
    if (orderable(currentCart()).length === 0) {
      setNotice({ kind: 'text', text: texts.nothingLeft })
      return undefined
    }
    const { totals, couponProblem: detail } = checked
    const changes = new Map([...checked.changes].filter(([key]) => !shownAsGone.has(key)))
    if (changes.size === 0 && from === totals.total) return totals
    setNotice({ kind: 'changed', from, to: totals.total, changes, detail })
    return undefined
  }

  async function send(body: string) {
    const outcome = await sendOrder(body, await bearer())
    if (outcome.kind === 'placed') return acknowledged(outcome.order, outcome.earlier)
    if (outcome.kind === 'unanswered') return setNotice(outcome)
    await refused(outcome)
  }

  async function refused({ problem }: Extract<Outcome, { kind: 'refused' }>) {
    const found = serverProblems(problem.errors ?? {}, texts)
    if (Object.keys(found).length > 0) {
      setProblems(found)
      return setNotice({ kind: 'fields' })
    }
    const from = cart.totals.total
    const checked = await cart.check()
    if (!checked.ok || (checked.changes.size === 0 && checked.totals.total === from))
      return setNotice({ kind: 'text', text: problem.detail || texts.failed })
    const { changes, totals } = checked
    setNotice({ kind: 'changed', from, to: totals.total, changes, detail: problem.detail })
  }

  async function acknowledged(order: PlacedOrder, earlier: boolean) {
    changeCart((items) => withoutOrdered(items, order.items))
    dropCouponCode()
    forgetForm()
    // Awaited, so that the emptied cart is not shown as such before the order is.
    await navigate(`/orders/${order.token}${order.payment === 'bank' ? '#payment' : ''}`, {
      state: { earlier },
      replace: true,
    })
  }

  /** The same key finds the order if the request had arrived. */
  const again = () =>
    alone(async () => {
      const body = unansweredOrder()
      setNotice(undefined)
      if (body) await send(body)
    })

  return { problems, notice, sending, submit, changed, left, again }
}

const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as Record<string, string>

/** The header that adds the order to a signed-in shopper's history. */
async function bearer(): Promise<Record<string, string>> {
  if (!hasSession()) return {}
  const { idToken } = await import('../identity/browser/session')
  const token = await idToken()
  return token ? { Authorization: `Bearer ${token}` } : {}
}

export type Placing = ReturnType<typeof usePlacing>
