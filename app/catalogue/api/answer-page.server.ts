import type { Context } from 'hono'
import { LANGUAGES, type Language } from '../../business'
import { RETRY_AFTER } from '../../database/unavailable'
import { Busy, inTurn } from '../../http/bounds/turns.server'
import { log } from '../../http/log.server'
import { problem } from '../../http/problem'

/**
 * Answers what a page asks the catalogue for in its `language`, in turn and never stored. While the
 * catalogue cannot be read, or too many ask, it answers 503.
 */
export async function answerPage(c: Context, answer: (language: Language) => Promise<Response>) {
  const asked = c.req.query('language')
  const language = LANGUAGES.find((one) => one === asked) ?? LANGUAGES[0]
  c.header('Cache-Control', 'no-store')
  try {
    return await inTurn(() => answer(language))
  } catch (error) {
    if (!(error instanceof Busy)) log.error({ err: error }, 'a query of the catalogue failed')
    const words = 'The catalogue cannot be read just now. Please try again.'
    return problem(503, 'unavailable', words, {}, RETRY_AFTER)
  }
}
