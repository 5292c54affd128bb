import { Hono } from 'hono'
import type { Language } from '../business'
import { advanceTakers } from '../cart/shipping/ways-to-pay.server'
import { db } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { isForeignForm } from '../http/pages/own-origin.server'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { shopOrigin } from '../http/shop-url.server'
import { isOpen } from '../payments/attempt'
import { attemptsOf } from '../payments/attempts.server'
import type { ProviderName } from '../payments/provider'
import { isOnline, PAYMENTS, type Payment } from '../settings/payments'
import { inLanguage } from '../texts/language'
import { requestLanguage } from '../texts/request-language.server'
import { textsOf } from '../texts/texts.server'
import { SHEET_POLICY } from './invoices/sheet-page.server'
import { readAttempt, unlessAway } from './online/attempt-jobs.server'
import { startPayment } from './online/start-payment.server'
import { isInParts } from './paying/ways-to-pay'
import { problemResponse } from './problems.server'
import { findOrder } from './reading/find-order.server'
import { changeWay } from './unpaid/change-way.server'
import { leadingPage } from './unpaid/leading-page.server'
import { shownPayment } from './unpaid/shown-payment.server'

const tries = limiter('order-pay', { points: 60, seconds: 300 })
const looks = limiter('order-payment', { points: 900, seconds: 300, addedUp: true })

/** What the order's page says of a try that led to no payment page. */
const REFUSALS = {
  ...{ away: 'away', not_found: 'refused', refused: 'refused', not_offered: 'refused' },
  ...{ not_payable: 'busy', busy: 'busy' },
} as const

/**
 * `POST /api/orders/{token}/pay` with a form's `language` and, to pay another way, its `way`, or the
 * provider `by` which a cash order's advance is paid: leads to the provider's page or back to the order's. It works without scripts, in several tabs and
 * twice. `GET /api/orders/{token}/payment` tells the order's page whether it is out of date.
 */
export function payApi() {
  const app = new Hono()
  app.post('/api/orders/:token/pay', async (c) => {
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const language = requestLanguage(c.req.raw, body.language)
    if (!(await tries.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    if (isForeignForm(c.req.raw)) return problemResponse(language, 400, 'malformed')
    const token = c.req.param('token')
    const found = await findOrder(db, token)
    if (!found) return problemResponse(language, 404, 'notFound')
    const way = PAYMENTS.find((one) => one === body.way) ?? found.order.payment
    const led = await lead(token, found.order.payment, { way, by: body.by })
    c.header('Cache-Control', 'no-store')
    if (led.payAt !== undefined) return leadTo(language, led.payAt)
    const query = led.refusal ? `?pay=${led.refusal}` : ''
    return c.redirect(
      inLanguage(language, `/orders/${encodeURIComponent(token)}${query}#payment`),
      303,
    )
  })
  app.get('/api/orders/:token/payment', async (c) => {
    const language = requestLanguage(c.req.raw)
    if (!(await looks.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    const found = await findOrder(db, c.req.param('token'))
    if (!found) return problemResponse(language, 404, 'notFound')
    const shown = await shownPayment(db, found, language)
    c.header('Cache-Control', 'no-store')
    return c.json({ stamp: shown?.stamp ?? '' })
  })
  return app
}

interface Led {
  payAt?: string
  refusal?: (typeof REFUSALS)[keyof typeof REFUSALS]
}

async function lead(
  token: string,
  before: Payment,
  { way, by }: { way: Payment; by: unknown },
): Promise<Led> {
  if (way !== before) {
    const changed = await changeWay(db, token, way)
    if (!changed.ok) return { refusal: REFUSALS[changed.code] }
  }
  const at = isOnline(way) ? way : await advanceAt(db, token, by)
  if (!at) return {}
  if (at === 'none') return { refusal: 'refused' }
  const started = await startPayment(db, { token }, at)
  return started.ok ? { payAt: started.payAt } : { refusal: REFUSALS[started.code] }
}

/**
 * Leads the browser on. Redirecting a form to another site is refused by browsers (form-action of
 * the page's policy), so that a page in between leads there; a page of the shop is redirected to by
 * its path, as the shop may be open under a second name of its machine.
 */
function leadTo(language: Language, payAt: string) {
  const headers = { 'Cache-Control': 'no-store' }
  if (payAt.startsWith(`${shopOrigin()}/`))
    return new Response(null, {
      status: 303,
      headers: { ...headers, Location: payAt.slice(shopOrigin().length) },
    })
  return new Response(leadingPage(textsOf(language).payOrder.now, language, payAt), {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': SHEET_POLICY,
      Refresh: `0; url=${payAt}`,
    },
  })
}

/**
 * Returns the provider at which a cash order's advance is paid, the wanted one where it takes that;
 * `none` where none does, and undefined of an order that awaits no advance. Open attempts at others
 * are ended first, so that a shopper who changes the provider pays once.
 */
async function advanceAt(
  db: Database,
  token: string,
  wanted: unknown,
): Promise<ProviderName | 'none' | undefined> {
  const found = await findOrder(db, token)
  if (!found || !isInParts(found.order) || found.order.status !== 'awaiting_payment')
    return undefined
  const { advance = 0, billing } = found.order
  const takers = advanceTakers(advance, billing.country)
  const at = takers.find((one) => one === wanted) ?? takers[0]
  for (const { id, status, provider } of await attemptsOf(db, found.id))
    if (isOpen(status) && provider !== at)
      await unlessAway(() => readAttempt(db, id, { ending: true }))
  return at ?? 'none'
}
