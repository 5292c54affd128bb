import { Hono } from 'hono'
import { answerPage } from '../../../catalogue/api/answer-page.server'
import { db } from '../../../database/current.server'
import { requestUrl } from '../../../input/request-url'
import { findListing } from '../find-listing.server'
import { parseListingQuery } from '../listing-query'
import { narrowingOf } from './narrowing.server'

/** Serves `GET /api/listing` (the query of /shop and `language`) for the phone's filters. */
export const narrowingApi = () =>
  new Hono().get('/api/listing', (c) =>
    answerPage(c, async (language) => {
      const parameters = requestUrl(c.req).searchParams
      const listing = await findListing(db, parseListingQuery(parameters), language)
      return c.json(narrowingOf(listing, parameters, language))
    }),
  )
