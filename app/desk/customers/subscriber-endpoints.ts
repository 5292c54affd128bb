import { z } from 'zod'
import {
  listSubscribers,
  searchSubscribers,
  unsubscribeAddress,
} from '../../content/newsletter.server'
import { csv } from '../../files/csv'
import { DeskFault, endpoint, pageFrom, pageNumber, pageOf } from '../api/endpoint'

const states = z.enum(['', 'confirmed', 'pending', 'unsubscribed'])

/** Endpoints for those who get the newsletter. The audit log names nobody. */
export const subscriberEndpoints = [
  endpoint('GET /subscribers', 'customers.read', {
    input: z.object({
      search: z.string().trim().max(200).default(''),
      state: states.default(''),
      page: pageNumber,
    }),
    handle: async ({ db, input: { search, state, page } }) => {
      const asked = { search, state: state || undefined, ...pageFrom(page) }
      return pageOf(await searchSubscribers(db, asked), page)
    },
  }),
  endpoint('GET /subscribers/export.csv', 'customers.read', async ({ db }) => {
    const rows = (await listSubscribers(db)).map((one) => [
      ...[one.email, one.language, new Date(one.created_at).toISOString()],
    ])
    return new Response(csv(['email', 'language', 'since'], rows), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="subscribers.csv"',
        'Cache-Control': 'no-store',
      },
    })
  }),
  endpoint('POST /subscribers/unsubscribe', 'messages.answer', {
    input: z.object({ email: z.string().max(320) }),
    async handle({ db, input, audit }) {
      const done = await unsubscribeAddress(db, input.email, (connection, state) =>
        audit(connection, 'subscriber.unsubscribed', 'newsletter', {
          before: { state },
          after: { state: 'unsubscribed' },
        }),
      )
      if (!done)
        throw new DeskFault(404, 'not_found', 'The address is not subscribed, or not any more.')
      return {}
    },
  }),
]
