import { Hono } from 'hono'
import { LANGUAGES, type Language } from '../../business'
import { RETRY_AFTER } from '../../database/unavailable'
import { Busy, inTurn } from '../../http/bounds/turns.server'
import { log } from '../../http/log.server'
import { problem } from '../../http/problem'
import { textsOf } from '../../texts/texts.server'
import { offersIn } from './offers.server'

export type OffersAnswer = Awaited<ReturnType<typeof answerIn>>

/** Answers `GET /api/offers?language=`: what an empty cart shows, which few visitors see. */
export const offersApi = () =>
  new Hono().get('/api/offers', async (c) => {
    const asked = c.req.query('language') as Language
    const language = LANGUAGES.includes(asked) ? asked : LANGUAGES[0]
    c.header('Cache-Control', 'no-store')
    try {
      return c.json(await inTurn(() => answerIn(language)))
    } catch (error) {
      if (!(error instanceof Busy)) log.error({ err: error }, 'a query of the catalogue failed')
      const words = 'The catalogue cannot be read just now. Please try again.'
      return problem(503, 'unavailable', words, {}, RETRY_AFTER)
    }
  })

async function answerIn(language: Language) {
  const { texts, best } = await offersIn(language)
  const { wishlist, productPage } = textsOf(language)
  const words = { best: texts.best, wishes: wishlist.wishes, viewed: productPage.recentlyViewed }
  return { words, best }
}
