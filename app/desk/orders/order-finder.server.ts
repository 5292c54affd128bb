import type { Database } from '../../database/tables.server'
import { listQueue } from '../../orders/queue/list-queue.server'
import { plainMoney } from '../../texts/currency.server'
import { orders } from '../../texts/desk/en/orders'
import type { Finder } from '../api/finder'
import { queueRows } from './queue/queue-rows.server'

/** Orders by number, name, e-mail address, phone and SKU, the newest first. */
export const orderFinder: Finder = {
  kind: 'orders',
  right: 'orders.read',
  async find(db: Database, text: string) {
    const { ids } = await listQueue(db, { search: text }, { page: 1, size: 5 })
    const rows = await queueRows(db, ids)
    return rows.map(({ id, name, stage, total, currency }) => ({
      href: `/orders/${id}`,
      text: `${id} ${name}`,
      about: `${orders.stages[stage]} · ${plainMoney(total, currency)} ${currency}`,
    }))
  },
}
