import { Hono } from 'hono'
import { LANGUAGES, type Language } from '../../../business'
import { readProductId } from '../../../catalogue/product/product-id'
import { findProduct } from '../../../catalogue/queries/products.server'
import { db } from '../../../database/current.server'
import { RETRY_AFTER } from '../../../database/unavailable'
import { Busy, inTurn } from '../../../http/bounds/turns.server'
import { log } from '../../../http/log.server'
import { problem } from '../../../http/problem'
import { sizesOf } from './shown-sizes.server'

/** Answers `GET /api/size-guide/{id}?language=` for the dialog of a product's page. */
export const sizeGuideApi = () =>
  new Hono().get('/api/size-guide/:id', async (c) => {
    const asked = c.req.query('language') as Language
    const language = LANGUAGES.includes(asked) ? asked : LANGUAGES[0]
    c.header('Cache-Control', 'no-store')
    try {
      const id = readProductId(c.req.param('id'))
      const product = id && (await inTurn(() => findProduct(db, id)))
      const sizes = product ? await sizesOf(db, product, language) : undefined
      if (!sizes) return problem(404, 'no_size_guide', 'There is no size guide for it.')
      return c.json(sizes)
    } catch (error) {
      if (!(error instanceof Busy)) log.error({ err: error }, 'a query of the catalogue failed')
      const words = 'The catalogue cannot be read just now. Please try again.'
      return problem(503, 'unavailable', words, {}, RETRY_AFTER)
    }
  })
