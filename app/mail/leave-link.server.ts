import type { Context } from 'hono'
import { inLanguage } from '../texts/language'
import { requestLanguage } from '../texts/request-language.server'

/**
 * Leads whoever opens a mail's one-click link (RFC 8058) to the page that asks before it ends the
 * mails: mail programs without that button open the link, and scanners open every link.
 */
export function toLeave(c: Context, page: string) {
  const token = encodeURIComponent(c.req.query('token') ?? '')
  return c.redirect(inLanguage(requestLanguage(c.req.raw), `${page}?leave=${token}`), 303)
}
