import { changeCart, currentCart } from '../cart/cart-store'
import { dropCouponCode } from '../cart/coupon-store'
import { lineKey } from '../cart/lines/line-key'
import { type Quote, wanted } from '../cart/quote'
import { withoutOrdered } from '../cart/reconcile'
import { cartTotals, chosenWay } from '../cart/shipping/cart-totals'
import { orderable } from '../cart/totals'
import { hasSession, sessionEmail } from '../identity/has-session'
import type { PlacedOrder } from '../orders/order'
import { postCodeFits } from '../orders/post-codes'
import { AFTER_CLICK_MS } from '../ui/forms/after-click'
import { problemsIn } from '../ui/forms/problems-in'
import { explainFault, type FieldName, serverProblems } from './form/form-problems'
import { forgetForm, restoreForm, storeForm } from './form/form-store'
import { type Outcome, sendOrder, unansweredOrder } from './order-attempt-store'
import type { Notice, Page } from './placing-page'

/** What the checkout does with its form. The cart is emptied only when the order is acknowledged. */
export function placing(page: Page) {
  const { texts, language, navigate, setProblems, setNotice, setSending } = page
  let busy = false
  let submits = 0

  page.setSignedIn(hasSession())
  const shown = page.form()
  if (shown) {
    restoreForm(shown, { email: sessionEmail() }, page.entered)
    tellPayment(shown)
  }
  if (unansweredOrder()) setNotice({ kind: 'unanswered', offline: !navigator.onLine })

  /** None is chosen where none is offered. */
  function tellPayment(element: HTMLFormElement) {
    const { payment } = valuesOf(element)
    if (payment) page.setPayment(payment)
  }

  function changed(name: string) {
    const element = page.form()
    if (element) {
      storeForm(element)
      tellPayment(element)
    }
    // Another country has other post codes.
    for (const each of name === 'country' ? ['country', 'postCode'] : [name])
      if (page.problems()[each as FieldName]) judge(each)
  }

  /** What is entered is judged when its field is left; what is missing, when ordering. */
  function left(name: string) {
    const before = submits
    // Ordering judges all fields, and the server may have found more since.
    setTimeout(() => submits === before && judge(name), AFTER_CLICK_MS)
  }

  function judge(name: string) {
    const element = page.form()
    const problem = element ? allProblems(element)[name] : undefined
    setProblems((before) => ({ ...before, [name]: problem }))
  }

  function allProblems(element: HTMLFormElement): Record<string, string> {
    const found = problemsIn(element, (name, fault) => explainFault(texts, name, fault))
    const { country = '', postCode = '' } = valuesOf(element)
    if (postCodeFits(country, postCode.trim())) return found
    return { postCode: texts.problems.postCode, ...found }
  }

  const submit = () =>
    alone(async () => {
      const element = page.form()
      if (element) await place(element)
    })

  /** Ignores a second click while the first is being handled. */
  async function alone(action: () => Promise<unknown>) {
    if (busy) return
    busy = true
    setSending(true)
    try {
      await action()
    } finally {
      busy = false
      setSending(false)
    }
  }

  async function place(element: HTMLFormElement) {
    submits++
    const found = allProblems(element)
    setProblems(found)
    if (Object.keys(found).length > 0) return setNotice({ kind: 'fields' })
    const values = valuesOf(element)
    const { unpayable } = page.cart().priced
    setNotice(unpayable ? { kind: 'text', text: unpayable } : undefined)
    if (unpayable) return
    storeForm(element) // the cart is priced for its place
    // An unanswered request may have taken the stock already, so the stock is not checked again.
    const totals = unansweredOrder() ? page.cart().totals : await agreed(values.email)
    if (!totals) return
    const items = orderable(currentCart()).map(wanted)
    const coupon = totals.discount > 0 ? page.cart().code : undefined
    const { payment, notes, ...billing } = values
    const expectedTotal = totals.total
    const body = { items, coupon, payment, billing, notes, language, expectedTotal }
    await send(JSON.stringify(body))
  }

  /** The totals when all is as shown, else undefined and a notice. */
  async function agreed(email: string | undefined) {
    const from = page.cart().totals.total
    const shownAsGone = new Set(
      currentCart().flatMap((item) => (item.stock ? [] : [lineKey(item)])),
    )
    const checked = await page.cart().check(email)
    if (!checked.ok) {
      setNotice({ kind: 'text', text: checked.offline ? texts.offline : texts.failed })
      return undefined
    }
    const { couponProblem: detail } = checked
    const totals = totalsBy(checked.quote)
    const changes = new Map([...checked.changes].filter(([key]) => !shownAsGone.has(key)))
    const some = orderable(currentCart()).length > 0
    if (some && changes.size === 0 && from === totals.total) return totals
    differs({ kind: 'changed', from, to: totals.total, changes, detail })
    return undefined
  }

  function totalsBy(quote: Quote) {
    const way = chosenWay(quote, page.cart().way?.payment)
    return cartTotals(currentCart(), quote, quote.coupon?.terms, way)
  }

  /** An emptied cart, as in a second tab after ordering, is shown as such and needs no notice. */
  function differs(notice: Extract<Notice, { kind: 'changed' }>) {
    if (orderable(currentCart()).length > 0) setNotice(notice)
    else if (currentCart().length > 0) setNotice({ kind: 'nothing', changes: notice.changes })
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
    const from = page.cart().totals.total
    const checked = await page.cart().check()
    const now = checked.ok && totalsBy(checked.quote)
    if (!checked.ok || !now || (checked.changes.size === 0 && now.total === from))
      return setNotice({ kind: 'text', text: problem.detail || texts.failed })
    const { changes } = checked
    const detail = checked.couponProblem ?? (changes.size > 0 ? undefined : problem.detail)
    differs({ kind: 'changed', from, to: now.total, changes, detail })
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

  return { submit, changed, left, again }
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
