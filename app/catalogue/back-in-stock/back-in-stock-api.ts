import { Hono } from 'hono'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { problem } from '../../http/problem'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { toText } from '../../input/parsed'
import { toLeave } from '../../mail/leave-link.server'
import { inLanguage } from '../../texts/language'
import { defaultLanguage, offeredLanguages } from '../../texts/offered-languages.server'
import { withAsciiDomain } from '../../ui/forms/ascii-domain.server'
import { EMAIL } from '../../ui/forms/email'
import { faultOf } from '../../ui/forms/rules'
import { readProductId } from '../product/product-id'
import { askToBeTold, forgetRequestsOf } from './requests.server'

const limit = limiter('back-in-stock', { points: 10, seconds: 600 })

type Refusal = 'invalid' | 'later' | 'unknown' | 'inStock'

const REFUSALS: Record<Refusal, [status: number, code: string, detail: string]> = {
  invalid: [422, 'invalid_email', 'This is not an e-mail address.'],
  later: [429, 'too_many_requests', 'Too many attempts. Try again later.'],
  unknown: [404, 'unknown_product', 'There is no such product.'],
  inStock: [409, 'in_stock', 'The product is in stock.'],
}

/** `POST /api/back-in-stock` (JSON or a form) and the mails' one-click link (RFC 8058). */
export function backInStockApi() {
  return new Hono()
    .post('/api/back-in-stock', async (c) => {
      const json = c.req.header('content-type')?.includes('json') ?? false
      const body = await (json ? c.req.json() : c.req.parseBody()).catch(() => ({}))
      const asked = offeredLanguages().find((one) => one === body?.language)
      const language = asked ?? defaultLanguage()
      const address = typeof body?.email === 'string' ? withAsciiDomain(body.email) : ''
      const productId = readProductId(toText(body?.product))
      const variant = readProductId(toText(body?.variant))
      const outcome = await ask({ productId, variant, address, language })
      if (json)
        return outcome === 'sent' ? c.json({ status: 'sent' }) : problem(...REFUSALS[outcome])
      const about = productId ? `&product=${productId}${variant ? `&variant=${variant}` : ''}` : ''
      return c.redirect(inLanguage(language, `/back-in-stock?state=${outcome}${about}`), 303)
    })
    .get('/api/back-in-stock/leave', (c) => toLeave(c, '/back-in-stock'))
    .post('/api/back-in-stock/leave', async (c) => {
      await forgetRequestsOf(db, c.req.query('token') ?? '')
      return c.json({ status: 'left' })
    })
}

interface Asked {
  productId: number | undefined
  variant: number | undefined
  address: string
  language: Language
}

async function ask({ productId, variant, address, language }: Asked) {
  if (faultOf(address, EMAIL)) return 'invalid'
  if (!(await limit.take(clientAddress()))) return 'later'
  if (productId === undefined) return 'unknown'
  return askToBeTold(db, { productId, variant, address, language })
}
