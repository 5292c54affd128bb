import { Hono } from 'hono'
import { db } from '../database/current.server'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { inLanguage } from '../texts/language'
import { requestLanguage } from '../texts/request-language.server'
import { problemResponse } from './problems.server'
import { confirmOrder } from './steps/confirm-order.server'

const attempts = limiter('order-confirm', { points: 60, seconds: 300 })

/**
 * `POST /api/orders/{token}/confirm` with a form's `code` and `language`. The mailed link only
 * opens the order's page with this button, as mail programs open links ahead of the reader.
 */
export function confirmApi() {
  return new Hono().post('/api/orders/:token/confirm', async (c) => {
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const language = requestLanguage(c.req.raw, body.language)
    if (!(await attempts.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    const token = c.req.param('token')
    const code = typeof body.code === 'string' ? body.code : ''
    const confirmation = await confirmOrder(db, { token, code })
    if (!confirmation.ok && confirmation.code === 'not_found')
      return problemResponse(language, 404, 'notFound')
    const wrong = !confirmation.ok && confirmation.code === 'wrong_code' ? '?confirm=' : ''
    return c.redirect(inLanguage(language, `/orders/${encodeURIComponent(token)}${wrong}`), 303)
  })
}
