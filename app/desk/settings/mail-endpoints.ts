import { z } from 'zod'
import { LANGUAGES } from '../../business'
import type { Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { enqueueMail } from '../../mail/enqueue-mail.server'
import { renderTemplate, unlessOutdated } from '../../mail/templates.server'
import { ORDER_MAILS } from '../../orders/mails/register-mails.server'
import { DeskFault, endpoint } from '../api/endpoint'

const language = z.enum(LANGUAGES).default('en')
/** Asked only of orders that wait for it, and of orders by transfer. */
const OF_TRANSFERS = ['bank-instructions', 'bank-reminder']

/** What a mail looks like, of the newest order that it could be about, and one of it to oneself. */
export const mailEndpoints = [
  endpoint({
    method: 'GET',
    path: '/settings/mails',
    right: 'settings.read',
    handle: async () => ({ mails: ORDER_MAILS }),
  }),
  endpoint({
    method: 'GET',
    path: '/settings/mails/:name',
    right: 'settings.read',
    input: z.object({ language }),
    handle: async ({ db, params: { name = '' }, input }) => {
      const { subject, html, text } = await rendered(db, name, input.language)
      return { subject, html, text }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/settings/mails/:name/test',
    right: 'settings.change',
    input: z.object({ language }),
    handle: async ({ db, staff, params: { name = '' }, input, audit }) => {
      await rendered(db, name, input.language)
      const mail = {
        key: `desk-test:${crypto.randomUUID()}`,
        template: name,
        to: staff.email,
        language: input.language,
        data: await sampleOf(db, name),
      }
      await inTransaction(db, async (connection) => {
        await enqueueMail(connection, mail)
        await audit(connection, { action: 'mail.tested', subject: name, after: staff.email })
      })
      return { to: staff.email }
    },
  }),
]

async function rendered(db: Database, name: string, of: z.infer<typeof language>) {
  if (!ORDER_MAILS.includes(name)) throw new DeskFault(404, 'not_found', 'There is no such mail.')
  const data = await sampleOf(db, name)
  const mail = data && (await unlessOutdated(renderTemplate(name, of, data)))
  if (!mail)
    throw new DeskFault(
      404,
      'no_sample',
      'There is no order that this mail could be about. Place one in the shop to see it.',
    )
  return mail
}

async function sampleOf(db: Database, name: string) {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .$if(OF_TRANSFERS.includes(name), (query) => query.where('payment', '=', 'bank'))
    .$if(name === 'bank-reminder', (query) => query.where('status', '=', 'awaiting_payment'))
    .$if(name === 'order-to-confirm', (query) => query.where('confirm_hash', 'is not', null))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order && { orderId: order.id, code: 'sample' }
}
