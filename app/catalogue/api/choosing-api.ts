import { Hono } from 'hono'
import { LANGUAGES, type Language } from '../../business'
import { db } from '../../database/current.server'
import { RETRY_AFTER } from '../../database/unavailable'
import { Busy, inTurn } from '../../http/bounds/turns.server'
import { log } from '../../http/log.server'
import { problem } from '../../http/problem'
import { textsOf } from '../../texts/texts.server'
import { areOfHistory } from '../product/price-history-rule.server'
import { readProductId } from '../product/product-id'
import { findProduct } from '../queries/products.server'
import { optionWords } from '../variants/option-words.server'

export type ChoosingAnswer = Awaited<ReturnType<typeof choosingOf>>

/** Answers `GET /api/choosing/{id}?language=` for the quick view of a product with options. */
export const choosingApi = () =>
  new Hono().get('/api/choosing/:id', async (c) => {
    const asked = c.req.query('language') as Language
    const language = LANGUAGES.includes(asked) ? asked : LANGUAGES[0]
    c.header('Cache-Control', 'no-store')
    try {
      const id = readProductId(c.req.param('id'))
      const product = id && (await inTurn(() => findProduct(db, id)))
      if (!product) return problem(404, 'unknown_product', 'There is no such product.')
      return c.json(choosingOf(language, product))
    } catch (error) {
      if (!(error instanceof Busy)) log.error({ err: error }, 'a query of the catalogue failed')
      const words = 'The catalogue cannot be read just now. Please try again.'
      return problem(503, 'unavailable', words, {}, RETRY_AFTER)
    }
  })

function choosingOf(
  language: Language,
  product: NonNullable<Awaited<ReturnType<typeof findProduct>>>,
) {
  const { options = [], variants = [], images, weight, availabilityStatus, lowStock } = product
  const { price, lowestBefore, discountPercentage, stock } = product
  return {
    ...{ options, variants, images, weight, availabilityStatus, price, lowestBefore, stock },
    ...(lowStock !== undefined && { lowStock }),
    ...(areOfHistory() && { discountPercentage }),
    ...(variants.some((variant) => variant.price > price) && { from: true as const }),
    texts: textsOf(language).choosing,
    words: optionWords(language, options),
  }
}
