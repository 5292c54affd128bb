import { Hono } from 'hono'
import { LANGUAGES, type Language } from '../../../business'
import { db } from '../../../database/current.server'
import { RETRY_AFTER } from '../../../database/unavailable'
import { Busy, inTurn } from '../../../http/bounds/turns.server'
import { log } from '../../../http/log.server'
import { problem } from '../../../http/problem'
import { requestUrl } from '../../../input/request-url'
import { findListing } from '../find-listing.server'
import { parseListingQuery } from '../listing-query'
import { narrowingOf } from './narrowing.server'

/** Serves `GET /api/listing` (the query of /shop and `language`) for the phone's filters. */
export const narrowingApi = () =>
  new Hono().get('/api/listing', async (c) => {
    const parameters = requestUrl(c.req).searchParams
    const asked = parameters.get('language') as Language
    const language = LANGUAGES.includes(asked) ? asked : LANGUAGES[0]
    try {
      const listing = await inTurn(() => findListing(db, parseListingQuery(parameters), language))
      c.header('Cache-Control', 'no-store')
      return c.json(narrowingOf(listing, parameters, language))
    } catch (error) {
      if (!(error instanceof Busy)) log.error({ err: error }, 'a query of the catalogue failed')
      const words = 'The catalogue cannot be read just now. Please try again.'
      return problem(503, 'unavailable', words, {}, RETRY_AFTER)
    }
  })
