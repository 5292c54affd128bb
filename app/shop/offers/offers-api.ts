import { Hono } from 'hono'
import { BEST_SHOWN, type Language } from '../../business'
import { answerPage } from '../../catalogue/api/answer-page.server'
import { offersIn } from '../../catalogue/offers.server'
import { textsOf } from '../../texts/texts.server'

export type OffersAnswer = Awaited<ReturnType<typeof answerIn>>

/** Answers `GET /api/offers?language=`: what a cart shows besides what it holds. */
export const offersApi = () =>
  new Hono().get('/api/offers', (c) =>
    answerPage(c, async (language) => c.json(await answerIn(language))),
  )

async function answerIn(language: Language) {
  const { texts, best } = await offersIn(language, 2 * BEST_SHOWN)
  const { wishlist, productPage } = textsOf(language)
  const words = { best: texts.best, wishes: wishlist.wishes, viewed: productPage.recentlyViewed }
  return { words, best }
}
