import { Hono } from 'hono'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { problem } from '../../http/problem'
import { textsOf } from '../../texts/texts.server'
import { areOfHistory } from '../product/price-history-rule.server'
import { readProductId } from '../product/product-id'
import { findProduct } from '../queries/products.server'
import { optionWords } from '../variants/option-words.server'
import { answerPage } from './answer-page.server'

export type ChoosingAnswer = Awaited<ReturnType<typeof choosingOf>>

/** Answers `GET /api/choosing/{id}?language=` for the quick view of a product with options. */
export const choosingApi = () =>
  new Hono().get('/api/choosing/:id', (c) =>
    answerPage(c, async (language) => {
      const id = readProductId(c.req.param('id'))
      const product = id && (await findProduct(db, id))
      if (!product) return problem(404, 'unknown_product', 'There is no such product.')
      return c.json(choosingOf(language, product))
    }),
  )

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
