import { z } from 'zod'
import { countNewsletterCodes, listNewsletterCodes } from '../../content/newsletter-codes.server'
import { endpoint, pageFrom, pageNumber, pageOf } from '../api/endpoint'

const USED = { '': undefined, yes: true, no: false }

/** Endpoints for the newsletter's one-time codes, which any bearer may use. */
export const newsletterCodeEndpoints = [
  endpoint('GET /newsletter-codes', 'customers.read', {
    input: z.object({
      search: z.string().trim().max(100).default(''),
      used: z.enum(['', 'yes', 'no']).default(''),
      page: pageNumber,
    }),
    handle: async ({ db, input: { search, used, page } }) => {
      const asked = { code: search || undefined, used: USED[used], ...pageFrom(page) }
      const counts = await countNewsletterCodes(db)
      return { ...pageOf(await listNewsletterCodes(db, asked), page), ...counts }
    },
  }),
]
