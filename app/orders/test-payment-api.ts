import { type Context, Hono } from 'hono'
import { LANGUAGES } from '../business'
import { db } from '../database/current.server'
import { isForeignForm } from '../http/pages/own-origin.server'
import { problem } from '../http/problem'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { keptTrials } from '../payments/kept/kept-trials.server'
import { openedProvider } from '../payments/open-providers.server'
import { trialAt } from '../payments/trial/trial-outcomes'
import { TRIAL_OUTCOMES, type TrialPayment } from '../payments/trial/trial-store'
import { answerTrial, type TrialAnswer } from './trial/answer-trial.server'
import { renderTrial, TRIAL_POLICY } from './trial/trial-page.server'

const visits = limiter('test-payment', { points: 300, seconds: 300, addedUp: true })

/** The id of a test payment, as it stands in the address of its page. */
const REF = /^test_[\w]{1,60}$/
/** The path of the shop to which a test payment leads back. */
const BACK = /\/payment-returns\/(\w\w)\/[\w-]{1,64}$/
const ANSWERS: readonly TrialAnswer[] = [...TRIAL_OUTCOMES, 'confirms', 'refuses']

/**
 * `GET /test-payment/{ref}`, the page of the built-in test payment, which stands for a bank, and
 * `POST` with the form's `answer`. It works without scripts, and where the test payment is refused
 * there is no such page.
 */
export function testPaymentApi() {
  const app = new Hono()
  app.use('/test-payment/:ref', async (_, next) =>
    (await visits.take(clientAddress()))
      ? next()
      : problem(429, 'too_many', 'Too many test payments. Please try it again later.'),
  )
  app.get('/test-payment/:ref', async (c, next) => {
    const payment = await paymentOf(c)
    if (!payment) return next()
    const { language, back } = placeOf(payment)
    const now = Date.now()
    return new Response(renderTrial({ language, back, payment: trialAt(payment, now), now }), {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': TRIAL_POLICY,
        'Cache-Control': 'no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  })
  app.post('/test-payment/:ref', async (c, next) => {
    const payment = await paymentOf(c)
    if (!payment) return next()
    if (isForeignForm(c.req.raw))
      return problem(403, 'foreign_form', 'The form was sent by a page of another site.')
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
    const answer = ANSWERS.find((one) => one === body.answer)
    if (answer) await answerTrial(db, payment.providerRef, answer)
    c.header('Cache-Control', 'no-store')
    const stays = answer === undefined || answer === 'asks'
    return c.redirect(stays ? c.req.path : placeOf(payment).back, 303)
  })
  return app
}

async function paymentOf(c: Context) {
  const ref = c.req.param('ref') ?? ''
  const opened = openedProvider('test')
  if (!opened || opened.provider.refusal?.() !== undefined || !REF.test(ref)) return undefined
  return keptTrials(db).get(ref)
}

/** The path is taken alone, as the shop may be open under a second name of its machine. */
function placeOf({ returnTo }: TrialPayment) {
  const [back = '/', code] = BACK.exec(returnTo) ?? []
  return { back, language: LANGUAGES.find((one) => one === code) ?? LANGUAGES[0] }
}
