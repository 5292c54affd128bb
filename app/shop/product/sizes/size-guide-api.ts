import { Hono } from 'hono'
import { answerPage } from '../../../catalogue/api/answer-page.server'
import { readProductId } from '../../../catalogue/product/product-id'
import { findProduct } from '../../../catalogue/queries/products.server'
import { db } from '../../../database/current.server'
import { problem } from '../../../http/problem'
import { sizesOf } from './shown-sizes.server'

/** Answers `GET /api/size-guide/{id}?language=` for the dialog of a product's page. */
export const sizeGuideApi = () =>
  new Hono().get('/api/size-guide/:id', (c) =>
    answerPage(c, async (language) => {
      const id = readProductId(c.req.param('id'))
      const product = id && (await findProduct(db, id))
      const sizes = product ? await sizesOf(db, product, language) : undefined
      return sizes ? c.json(sizes) : problem(404, 'no_size_guide', 'There is no size guide for it.')
    }),
  )
