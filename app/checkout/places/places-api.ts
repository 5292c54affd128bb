import { Hono } from 'hono'
import { db } from '../../database/current.server'
import { problem } from '../../http/problem'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { requestUrl } from '../../input/request-url'
import { isCountry } from '../../orders/order/countries'
import { findPlaces } from './find-places.server'

/** Typing an address asks some ten times; many shoppers may share an address. */
const limit = limiter('places', { points: 600, seconds: 600, addedUp: true })

/** Headers by which browsers keep answers for a minute: shoppers delete and retype text. */
const FRESH = { 'Cache-Control': 'public, max-age=60' }

/** Answers `GET /api/places?country=AT&q=1020` with places that complete an address. */
export const placesApi = () =>
  new Hono().get('/api/places', async (c) => {
    const parameters = requestUrl(c.req).searchParams
    const [country, text] = [parameters.get('country') ?? '', parameters.get('q') ?? '']
    if (!isCountry(country)) return c.json({ places: [] }, 200, FRESH)
    if (!(await limit.take(clientAddress())))
      return problem(429, 'too_many_requests', 'Too many requests. Try again later.')
    return c.json({ places: await findPlaces(db, { country, text }) }, 200, FRESH)
  })
