import { Hono } from 'hono'
import { LANGUAGES } from '../business'
import { inLanguage } from '../texts/language'

/** The token of an order, as it stands in the address of its page. */
const TOKEN = /^[\w-]{1,64}$/

/**
 * Leads a shopper back from a provider to the order's page. SSLCommerz sends the browser by a form
 * of its own site, without the shop's cookies: whatever came along is neither read nor believed.
 */
export function paymentReturnsApi() {
  const app = new Hono()
  app.on(['GET', 'POST'], '/payment-returns/:language/:token', (c, next) => {
    const language = LANGUAGES.find((one) => one === c.req.param('language'))
    const token = c.req.param('token')
    if (!language || !TOKEN.test(token)) return next()
    c.header('Cache-Control', 'no-store')
    return c.redirect(inLanguage(language, `/orders/${token}`), 303)
  })
  return app
}
