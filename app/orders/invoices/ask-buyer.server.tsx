import type { Context } from 'hono'
import { db } from '../../database/current.server'
import { limiter } from '../../http/rate-limits.server'
import { settings } from '../../settings/settings.server'
import { fill } from '../../texts/fill'
import { languageOf } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
import type { Order } from '../order/order'
import { isBuyer, keptBuyer } from './buyers.server'
import { saidPage } from './missing-sheet.server'

/** Guesses count by order, whoever makes them: an address must not be guessed. */
const guesses = limiter('invoice-buyer', { points: 10, seconds: 3600, per: 'account' })

type Problem = 'wrong' | 'wait'

/**
 * Returns the page that asks for an erased order's e-mail address and post code before it shows a
 * named paper. Undefined once they are right, or when no paper has a name.
 */
export async function askBuyer(c: Context, { id, order }: { id: number; order: Order }) {
  const kept = await keptBuyer(db, id)
  if (kept === 'none') return undefined
  if (kept === 'unknown') return { status: 403, page: page(c, { form: false }) }
  if (c.req.method !== 'POST') return { status: 403, page: page(c, { form: true }) }
  if (!(await guesses.take(order.number)))
    return { status: 429, page: page(c, { form: true, problem: 'wait' }) }
  const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>)
  const said = { email: textIn(body.email), place: textIn(body.postCode) }
  if (await isBuyer(db, id, said)) return undefined
  return { status: 403, page: page(c, { form: true, problem: 'wrong' }) }
}

const textIn = (field: unknown) => (typeof field === 'string' ? field.slice(0, 254) : '')

function page(c: Context, { form, problem }: { form: boolean; problem?: Problem }) {
  const language = languageOf(c.req.url)
  const { proof } = textsOf(language).sheets
  const [email = ''] = settings().shop.emails
  return saidPage(
    language,
    proof.title,
    <>
      <p>{form ? proof.text : fill(proof.ask, { email })}</p>
      {problem && <p role="alert">{proof[problem]}</p>}
      {form && (
        <form method="post">
          <p>
            <label>
              {proof.email} <input type="email" name="email" autoComplete="email" required />
            </label>
          </p>
          <p>
            <label>
              {proof.postCode}{' '}
              <input name="postCode" autoComplete="postal-code" maxLength={100} required />
            </label>
          </p>
          <p>
            <button type="submit">{proof.show}</button>
          </p>
        </form>
      )}
    </>,
  )
}
