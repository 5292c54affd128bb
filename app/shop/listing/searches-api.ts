import { Hono } from 'hono'
import { z } from 'zod'
import { readProductId } from '../../catalogue/product/product-id'
import { noteSearch } from '../../catalogue/searches/count-searches.server'
import { SEARCH_ANSWERS } from '../../catalogue/searches/store-visits.server'
import { problem } from '../../http/problem'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { visitorOf } from '../../http/records/visitor.server'

const limit = limiter('searches', { points: 300, seconds: 600 })

const seen = z.object({
  q: z.string().min(1).max(500),
  answer: z.enum(SEARCH_ANSWERS),
  clicked: z.number().optional(),
  carted: z.boolean().default(false),
})

/**
 * `POST /api/searches`: a browser says that it shows a search, or what became of it. The page itself
 * is the same for all visitors and cached, so that it cannot tell.
 */
export const searchesApi = () =>
  new Hono().post('/api/searches', async (c) => {
    const read = seen.safeParse(await c.req.json().catch(() => undefined))
    if (!read.success) return problem(422, 'invalid', 'This is no search.')
    const address = clientAddress()
    if (!(await limit.take(address)))
      return problem(429, 'too_many_requests', 'Too many searches. Try again later.')
    const { q, answer, clicked, carted } = read.data
    const product = readProductId(String(clicked ?? ''))
    noteSearch({
      ...{ visitor: visitorOf(c.req.raw), address, text: q, answer, carted },
      ...(product !== undefined && { clicked: product }),
    })
    return c.body(null, 204)
  })
