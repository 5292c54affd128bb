import type { z } from 'zod'
import { ProviderAway } from '../provider'
import type { StripeCalls, StripeFields } from './stripe-calls.server'
import { stripeListOf } from './stripe-forms'

/** The most pages of a hundred rows: more than a shop moves in any list that is asked for. */
const MOST_PAGES = 2000

/** Yields the rows of a list. Throws ProviderAway where its pages do not end. */
export async function* pages<Form extends z.ZodType<{ id: string }>>(
  calls: StripeCalls,
  path: string,
  fields: StripeFields,
  form: Form,
): AsyncGenerator<z.infer<Form>> {
  let after: string | undefined
  for (let turned = 0; turned < MOST_PAGES; turned++) {
    const page = await calls.get(path, { ...fields, starting_after: after }, stripeListOf(form))
    yield* page.data
    const last = page.data.at(-1)?.id
    if (!page.has_more || last === undefined) return
    if (last === after) break
    after = last
  }
  throw new ProviderAway('Stripe gave a list without an end.')
}
