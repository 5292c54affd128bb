import { listQueue } from '../../orders/queue/list-queue.server'
import { plainMoney } from '../../texts/currency.server'
import { orders } from '../../texts/desk/en/orders'
import type { Finder } from '../api/finder'
import { may } from '../rights/rights'
import { queueRows } from './queue/queue-rows.server'

export const orderFinder: Finder = {
  kind: 'orders',
  right: 'orders.read',
  async find(db, text, role) {
    const customers = may(role, 'customers.read')
    const { ids } = await listQueue(db, { search: text }, { page: 1, size: 5, customers })
    const rows = await queueRows(db, ids, { customers })
    return rows.map(({ id, name, stage, total, currency }) => ({
      href: `/orders/${id}`,
      text: `${id} ${name}`.trim(),
      about: `${orders.stages[stage]} · ${plainMoney(total, currency)} ${currency}`,
    }))
  },
}
