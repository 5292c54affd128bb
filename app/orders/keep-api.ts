import { Hono } from 'hono'
import { db } from '../database/current.server'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { verifyBearer } from '../identity/service/tokens/verify-bearer.server'
import { requestLanguage } from '../texts/request-language.server'
import { problemResponse } from './problems.server'
import { keepOrder } from './steps/keep-order.server'

const attempts = limiter('order-keep', { points: 60, seconds: 300 })

/**
 * `POST /api/orders/{token}/keep` puts a guest's order into the account that is signed in and has its
 * e-mail address. 204, again too; 404 for an order of somebody else.
 */
export function keepApi() {
  return new Hono().post('/api/orders/:token/keep', async (c) => {
    const language = requestLanguage(c.req.raw)
    if (!(await attempts.take(clientAddress()))) return problemResponse(language, 429, 'tooMany')
    const shopper = await verifyBearer(c.req.raw)
    if (!shopper) return problemResponse(language, 401, 'signIn', { 'WWW-Authenticate': 'Bearer' })
    const kept = await keepOrder(db, c.req.param('token'), shopper)
    return kept ? c.body(null, 204) : problemResponse(language, 404, 'notFound')
  })
}
