import { Hono } from 'hono'
import type { Language } from '../business'
import { advanceTakers } from '../cart/shipping/ways-to-pay.server'
import { config } from '../config.server'
import { db } from '../database/current.server'
import { isUnavailable, RETRY_AFTER } from '../database/unavailable'
import { routeOf } from '../http/base-app.server'
import { JSON_BYTES } from '../http/body-limits.server'
import { log } from '../http/log.server'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { clientIsGone, toNobody } from '../http/records/client-gone.server'
import { verifyBearer } from '../identity/service/tokens/verify-bearer.server'
import { parseJson } from '../input/parsed'
import { isOnline } from '../settings/payments'
import { requestLanguage } from '../texts/request-language.server'
import { listOrdersOf } from './accounts/list-orders.server'
import { seeOrdered, seePriced } from './carts/seen-carts.server'
import { changeStatus } from './changing/change-status.server'
import { startPayment } from './online/start-payment.server'
import type { PlacedOrder } from './order/order'
import { parseOrder, parseQuote } from './placing/order-request.server'
import { countPlacing, countRefusal, placeOrder } from './placing/place-order.server'
import { withPattern } from './pricing/tax-rows.server'
import { invalidFields, problemResponse, refusedPlacing } from './problems.server'
import { quote } from './quote.server'
import { findOrder } from './reading/find-order.server'

/** Wide enough for an office behind one address, too narrow to guess coupon codes. */
const quotes = limiter('quote', { points: 600, seconds: 300, addedUp: true })
const orders = limiter('order', { points: 300, seconds: 300, addedUp: true })
const reads = limiter('order-read', { points: 600, seconds: 300, addedUp: true })

const KEY = /^[\x21-\x7e]{1,200}$/

export function ordersApi() {
  const app = new Hono<{ Variables: { language: Language } }>()

  app.post('/api/quote', async (c) => {
    const request = c.req.raw
    const body = await readJson(request)
    const language = requestLanguage(request, languageIn(body.value))
    c.set('language', language)
    if (!(await quotes.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    if (!body.ok) return problemResponse(language, body.status, body.text)
    const parsed = parseQuote(body.value)
    if (!parsed.ok) return invalidFields(language, parsed.errors)
    if (parsed.value.items.length > 0) seePriced(request)
    return jsonResponse(await quote(db, parsed.value, language))
  })

  app.post('/api/orders', async (c) => {
    const request = c.req.raw
    const body = await readJson(request)
    const language = requestLanguage(request, languageIn(body.value))
    c.set('language', language)
    if (!(await orders.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    const key = request.headers.get('Idempotency-Key') ?? ''
    if (!KEY.test(key)) return problemResponse(language, 400, 'missingKey')
    if (!body.ok) return problemResponse(language, body.status, body.text)
    const parsed = parseOrder(body.value)
    if (!parsed.ok) {
      countRefusal('invalid_fields')
      return invalidFields(language, parsed.errors, body.value)
    }
    const shopper = await verifyBearer(request)
    if (!shopper && request.headers.has('Authorization'))
      return problemResponse(language, 401, 'signIn')
    const placing = await placeOrder(db, {
      key,
      request: parsed.value,
      uid: shopper?.uid,
      language,
      network: config.ORDER_LIMITS === 'on' ? clientAddress() : undefined,
    })
    countPlacing(placing, parsed.value.payment)
    if (!placing.ok) return refusedPlacing(language, placing)
    seeOrdered(request)
    const replayed = placing.replayed ? { 'Idempotency-Replayed': 'true' } : undefined
    const payAt = await payAtOf(placing.order, parsed.value.billing.country)
    return jsonResponse({ ...placing.order, ...payAt }, 201, replayed)
  })

  app.get('/api/orders', async (c) => {
    const language = requestLanguage(c.req.raw)
    const shopper = await verifyBearer(c.req.raw)
    if (!shopper) return problemResponse(language, 401, 'signIn', { 'WWW-Authenticate': 'Bearer' })
    const orders = await listOrdersOf(db, shopper)
    return jsonResponse({ orders: orders.map((order) => withPattern(order, language)) })
  })

  app.get('/api/orders/:token', async (c) => {
    const language = requestLanguage(c.req.raw)
    if (!(await reads.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    const found = await findOrder(db, c.req.param('token'))
    return found ? jsonResponse(found.order) : problemResponse(language, 404, 'notFound')
  })

  app.post('/api/orders/:token/cancel', async (c) => {
    const language = requestLanguage(c.req.raw)
    if (!(await reads.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    const token = c.req.param('token')
    const change = await changeStatus(db, { token }, 'cancelled')
    if (!change.ok && change.code === 'not_found') return problemResponse(language, 404, 'notFound')
    if (!change.ok) return problemResponse(language, 409, 'notCancellable')
    return jsonResponse((await findOrder(db, token))?.order)
  })

  app.onError((error, c) => {
    if (clientIsGone(c)) return toNobody()
    if (!isUnavailable(error)) throw error
    log.warn({ err: error, route: routeOf(c) }, 'an order or a price could not be answered')
    if (c.req.method === 'POST' && routeOf(c) === '/api/orders') countRefusal('unavailable')
    const language = c.get('language') ?? requestLanguage(c.req.raw)
    return problemResponse(language, 503, 'unavailable', RETRY_AFTER)
  })

  return app
}

/**
 * Returns the address at which an online order is paid, or a cash order's advance; nothing for other
 * orders, and where the provider gave none: then the order's page leads there.
 */
async function payAtOf({ token, payment, advance = 0 }: PlacedOrder, country: string) {
  const [by] = isOnline(payment) ? [payment] : advance > 0 ? advanceTakers(advance, country) : []
  if (!by) return undefined
  const started = await startPayment(db, { token }, by)
  return started.ok ? { payAt: started.payAt } : undefined
}

/** Orders are private, so no cache may store them. */
const jsonResponse = (value: unknown, status = 200, headers?: Record<string, string>) =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  })

type JsonBody =
  | { ok: true; value: unknown }
  | { ok: false; status: 400 | 413; text: 'malformed' | 'tooLarge'; value?: undefined }

async function readJson(request: Request): Promise<JsonBody> {
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  if (declared > JSON_BYTES) return { ok: false, status: 413, text: 'tooLarge' }
  const text = await request.text()
  if (Buffer.byteLength(text) > JSON_BYTES) return { ok: false, status: 413, text: 'tooLarge' }
  const value = parseJson(text)
  if (typeof value === 'object' && value !== null) return { ok: true, value }
  return { ok: false, status: 400, text: 'malformed' }
}

const languageIn = (body: unknown) => (body as { language?: unknown } | undefined)?.language
