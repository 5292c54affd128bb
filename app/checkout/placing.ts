import { changeCart, currentCart } from '../cart/cart-store'
import { forgetTold, keepSeen } from '../cart/checking/check-cart'
import { differenceTeller, lostWay, namedLines } from '../cart/checking/order-differences'
import { dropCouponCode } from '../cart/coupon-store'
import { type Quote, wanted } from '../cart/quote'
import { withoutOrdered } from '../cart/reconcile'
import { cartTotals, chosenWay } from '../cart/shipping/cart-totals'
import { orderable, type Totals } from '../cart/totals'
import type { CheckedCart } from '../cart/use-checked-cart'
import { bearer } from '../identity/bearer'
import { hasSession, sessionUser } from '../identity/has-session'
import type { PlacedOrder } from '../orders/order/order'
import { inLanguage } from '../texts/language'
import { AFTER_CLICK_MS } from '../ui/forms/after-click'
import { enteredIn, type FieldName, formProblems, serverProblems } from './form/form-problems'
import { forgetForm, forgetFormOfOthers, restoreForm, storeForm } from './form/form-store'
import { type OrderOutcome, sendOrder, unansweredOrder } from './order-attempt-store'
import { watchPlaceFields } from './places/place-fields'
import type { PlacingPage } from './placing-page'

/** Returns the actions of the form. The cart is emptied only once the order is acknowledged. */
export function placing(page: PlacingPage) {
  const { texts, language, navigate, setProblems, setNotice, setSending } = page
  const news = differenceTeller()
  let busy = false
  let submits = 0

  forgetFormOfOthers()
  page.setSignedIn(hasSession())
  const shown = page.form()
  if (shown) {
    restoreForm(shown, { email: sessionUser().email }, page.entered)
    tellPayment(shown)
    watchPlaceFields(shown, page)
  }
  if (unansweredOrder()) setNotice({ kind: 'unanswered', offline: !navigator.onLine })

  /** What was only shown as the usual way is no choice: the shop's answer may name another. */
  function tellPayment(element: HTMLFormElement) {
    const one = element.querySelector<HTMLInputElement>('[name="payment"]:checked')
    if (one && (page.entered.has('payment') || !one.defaultChecked)) page.setPayment(one.value)
  }

  function changed(name: string) {
    const element = page.form()
    if (element) {
      storeForm(element)
      tellPayment(element)
    }
    // Another country has other post codes and phone numbers.
    for (const each of name === 'country' ? ['country', 'postCode', 'phone'] : [name])
      if (page.problems()[each as FieldName]) judge(each)
  }

  /** Checks an entry when its field is left; missing entries are checked on ordering. */
  function left(name: string) {
    const before = submits
    // Ordering checks all fields, and the server may have found more since.
    setTimeout(() => submits === before && judge(name), AFTER_CLICK_MS)
  }

  function judge(name: string) {
    const element = page.form()
    const problem = element ? formProblems(element, texts)[name] : undefined
    setProblems((before) => ({ ...before, [name]: problem }))
  }

  const submit = () => alone(() => place(page.form()))

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

  async function place(element: HTMLFormElement | null) {
    submits++
    if (!element) return
    const found = formProblems(element, texts)
    setProblems(found)
    if (Object.keys(found).length > 0) return setNotice({ kind: 'fields' })
    const values = enteredIn(element)
    const { unpayable } = page.cart().priced
    setNotice(unpayable ? { kind: 'text', text: unpayable } : undefined)
    if (unpayable) return
    storeForm(element) // The cart is priced for the stored place.
    const totals = await agreed(values.email)
    if (!totals) return
    await send(bodyOf(element, totals))
  }

  function bodyOf(element: HTMLFormElement, totals: Totals) {
    const items = orderable(currentCart()).map(wanted)
    const coupon = totals.discount > 0 ? page.cart().code : undefined
    const { payment, notes, ...billing } = enteredIn(element)
    const expectedTotal = totals.total
    return JSON.stringify({ items, coupon, payment, billing, notes, language, expectedTotal })
  }

  /** Returns the totals if the shopper knows all that is ordered; else undefined, with a notice. */
  async function agreed(email: string | undefined) {
    const { totals: shown, priced, coupon, couponProblem: told, way } = page.cart()
    const before = seen()
    // An unanswered request may have taken the stock already, so the stock is not checked again.
    if (unansweredOrder()) {
      const known = { ...before, priced, terms: coupon?.terms, way }
      const found = orderable(currentCart()).length > 0 && news(known)
      if (!found) return shown
      setNotice({ kind: 'changed', ...found })
      return undefined
    }
    const checked = await page.cart().check(email)
    if (!checked.ok) {
      setNotice({ kind: 'text', text: checked.offline ? texts.offline : texts.failed })
      return undefined
    }
    const found = newsOf(checked, before)
    const lost = lostWay(texts.wayGone, way, wayOf(checked.quote))
    // Nothing is ordered without a coupon that was typed last, before its refusal is told.
    const isNews = found || lost || (checked.couponProblem && checked.couponProblem !== told)
    if (!isNews && orderable(currentCart()).length > 0) return totalsBy(checked.quote)
    tell(checked, found, lost)
    return undefined
  }

  type News = ReturnType<typeof news>
  type Checked = Extract<Awaited<ReturnType<CheckedCart['check']>>, { ok: true }>

  /** Returns what is on the screen now: the totals, and the lines named as unavailable. */
  const seen = () => ({
    shown: page.cart().totals,
    // Small screens fold the summary.
    named: namedLines(document.querySelector('.checkout-order .fold-content')),
  })

  const newsOf = ({ quote }: Checked, before: ReturnType<typeof seen>) =>
    news({ ...before, priced: quote, terms: quote.coupon?.terms, way: wayOf(quote) })

  const wayOf = (quote: Quote) => chosenWay(quote, page.cart().way?.payment)

  const totalsBy = (quote: Quote) =>
    cartTotals(currentCart(), quote, quote.coupon?.terms, wayOf(quote))

  /** Tells what changed. An emptied cart, as in a second tab, needs no notice. */
  function tell({ quote, couponProblem, changes }: Checked, found?: News, why?: string) {
    keepSeen(quote, true)
    const text = [why, couponProblem].filter(Boolean).join(' ')
    if (orderable(currentCart()).length === 0) {
      if (currentCart().length > 0) setNotice({ kind: 'nothing', changes })
    } else if (found) setNotice({ kind: 'changed', ...found, detail: text })
    else if (text) setNotice({ kind: 'text', text })
  }

  async function send(body: string) {
    const outcome = await sendOrder(body, await bearer())
    if (outcome.kind === 'placed') return acknowledged(outcome.order, outcome.earlier)
    if (outcome.kind === 'unanswered') return setNotice(outcome)
    await refused(outcome)
  }

  async function refused({ problem }: Extract<OrderOutcome, { kind: 'refused' }>) {
    const found = serverProblems(problem.errors ?? {}, texts)
    if (Object.keys(found).length > 0) {
      setProblems(found)
      return setNotice({ kind: 'fields' })
    }
    const before = seen()
    // Only an order tells whose coupon it is; without it the total is another, which is told.
    if (problem.code?.startsWith('coupon_')) dropCouponCode()
    const checked = await page.cart().check()
    const others = checked.ok && newsOf(checked, before)
    if (!checked.ok || !others) setNotice({ kind: 'text', text: problem.detail || texts.failed })
    else tell(checked, others, others.changes.size > 0 ? undefined : problem.detail)
  }

  async function acknowledged(order: PlacedOrder, earlier: boolean) {
    changeCart((items) => withoutOrdered(items, order.items))
    dropCouponCode()
    forgetTold()
    forgetForm()
    // The navigation is awaited, so that the emptied cart does not show before the order does.
    // The top of the order's page names what is not as it was entered last.
    const path = `/orders/${order.token}${earlier || order.status === 'confirmed' ? '' : '#payment'}`
    // A reload on the way, of whoever waits or for code of before an upgrade, leads there too.
    history.replaceState(history.state, '', inLanguage(language, path))
    await navigate(path, { state: { earlier }, replace: true })
    // Back, and a provider's page that does not load, then lead to the order's page.
    if (order.payAt) location.assign(order.payAt)
  }

  /** Sends the order as it is now. The same key finds it if the request had arrived. */
  const again = () =>
    alone(async () => {
      const body = unansweredOrder()
      const element = page.form()
      setNotice(undefined)
      const changed = element && body !== bodyOf(element, page.cart().totals)
      if (body && changed) await place(element)
      else if (body) await send(body)
    })

  return { submit, changed, left, again }
}
