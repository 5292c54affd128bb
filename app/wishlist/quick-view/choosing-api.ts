import { Hono } from 'hono'
import type { Language } from '../../business'
import { answerPage } from '../../catalogue/api/answer-page.server'
import { areOfHistory } from '../../catalogue/product/price-history-rule.server'
import { readProductId } from '../../catalogue/product/product-id'
import { findProduct } from '../../catalogue/queries/products.server'
import { optionWords } from '../../catalogue/variants/option-words.server'
import { db } from '../../database/current.server'
import { problem } from '../../http/problem'
import { deliveryRules, deliveryWords } from '../../orders/delivery/delivery-rules.server'
import { textsOf } from '../../texts/texts.server'

export type ChoosingAnswer = Awaited<ReturnType<typeof choosingOf>>

/** Answers `GET /api/choosing/{id}?language=`: what a dialog needs to choose and buy a product. */
export const choosingApi = () =>
  new Hono().get('/api/choosing/:id', (c) =>
    answerPage(c, async (language) => {
      const id = readProductId(c.req.param('id'))
      const product = id && (await findProduct(db, id, language))
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
  const { description, descriptionLang, pictureTexts } = product
  return {
    ...{ options, variants, images, weight, availabilityStatus, price, lowestBefore, stock },
    ...{ description, descriptionLang, pictureTexts },
    ...(lowStock !== undefined && { lowStock }),
    ...(areOfHistory() && { discountPercentage }),
    ...(variants.some((variant) => variant.price > price) && { from: true as const }),
    texts: dialogTexts(language),
    words: optionWords(language, options),
    // The browser computes the day, as it knows the place and the hour.
    delivery: {
      rules: deliveryRules(),
      words: deliveryWords(language),
      phrases: [product.shippingInformation],
    },
  }
}

function dialogTexts(language: Language) {
  const { choosing, productPage } = textsOf(language)
  const { stock, pictures, picture } = productPage
  return { ...choosing, stock, pictures, picture }
}
