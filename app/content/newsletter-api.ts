import { Hono } from 'hono'
import { db } from '../database/current.server'
import { problem } from '../http/problem'
import { clientAddress, limiter } from '../http/rate-limits.server'
import { toLeave } from '../mail/leave-link.server'
import { inLanguage } from '../texts/language'
import { defaultLanguage, offeredLanguages } from '../texts/offered-languages.server'
import { withAsciiDomain } from '../ui/forms/ascii-domain.server'
import { EMAIL } from '../ui/forms/email'
import { faultOf } from '../ui/forms/rules'
import { subscribe, unsubscribe } from './newsletter.server'

const limit = limiter('newsletter', { points: 10, seconds: 600 })

/** Serves `POST /api/newsletter` and the mails' one-click link `…/unsubscribe` (RFC 8058). */
export function newsletterApi() {
  return new Hono()
    .post('/api/newsletter', async (c) => {
      const json = c.req.header('content-type')?.includes('json') ?? false
      const body = await (json ? c.req.json() : c.req.parseBody()).catch(() => ({}))
      const email = typeof body?.email === 'string' ? withAsciiDomain(body.email) : ''
      const asked = offeredLanguages().find((one) => one === body?.language)
      const language = asked ?? defaultLanguage()
      const page = (state: string) =>
        c.redirect(inLanguage(language, `/newsletter?state=${state}`), 303)
      if (faultOf(email, EMAIL)) {
        return json
          ? problem(422, 'invalid_email', 'This is not an e-mail address.')
          : page('invalid')
      }
      const mayAsk = await limit.take(clientAddress())
      if (!mayAsk || !(await subscribe(db, email, language))) {
        return json
          ? problem(429, 'too_many_requests', 'Too many attempts. Try again later.')
          : page('later')
      }
      return json ? c.json({ status: 'sent' }) : page('sent')
    })
    .get('/api/newsletter/unsubscribe', (c) => toLeave(c, '/newsletter'))
    .post('/api/newsletter/unsubscribe', async (c) => {
      const known = await unsubscribe(db, c.req.query('token') ?? '')
      return known
        ? c.json({ status: 'unsubscribed' })
        : problem(404, 'unknown_token', 'Unknown link.')
    })
}
