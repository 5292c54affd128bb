import type { Language } from '../../../business'
import type { Database } from '../../../database/tables.server'
import { renderTemplate, unlessOutdated } from '../../../mail/templates.server'
import { ORDER_MAILS } from '../../../orders/mails/register-mails.server'
import type { Settings } from '../../../settings/schema'
import { settings } from '../../../settings/settings.server'
import { inWordsOf } from '../../../texts/texts.server'
import { DeskFault } from '../../api/endpoint'

/** Asked only of orders that wait for it, and of orders by transfer. */
const OF_TRANSFERS = ['bank-instructions', 'bank-reminder']

/** A mail of the newest order it could be about, in the words of a draft. Throws DeskFault. */
export async function renderedMail(
  db: Database,
  name: string,
  language: Language,
  draft: Settings = settings(),
) {
  refuseUnknown(name)
  const data = await sampleOf(db, name)
  const render = () => unlessOutdated(renderTemplate(name, language, data))
  const mail = data && (await inWordsOf(draft, render))
  if (!mail)
    throw new DeskFault(
      404,
      'no_sample',
      'There is no order that this mail could be about. Place one in the shop to see it.',
    )
  const { subject, html, text } = mail
  return { subject, html, text }
}

export function refuseUnknown(name: string) {
  if (!ORDER_MAILS.includes(name)) throw new DeskFault(404, 'not_found', 'There is no such mail.')
}

/** What the mail's template is given, or undefined where no order fits. */
export async function sampleOf(db: Database, name: string) {
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
