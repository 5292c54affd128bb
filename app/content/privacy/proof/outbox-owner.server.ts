import type { Database } from '../../../database/tables.server'
import type { OutboxFile } from '../../../mail/outbox-files.server'
import { isAnonymous } from '../../../orders/order/is-anonymous'

/** Tells whether a mail's order or message still belongs to somebody. */
export async function isOfSomebody(db: Database, { event }: OutboxFile) {
  const [id = ''] = event.split('_')
  if (/^\d{1,15}$/.test(id)) {
    const order = db.selectFrom('orders').select('request_hash').where('id', '=', Number(id))
    const found = await order.executeTakeFirst()
    return found !== undefined && !isAnonymous(found)
  }
  const message = db.selectFrom('contact_messages').select('id').where('id', '=', event)
  return (await message.executeTakeFirst()) !== undefined
}
