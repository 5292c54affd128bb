import { latestOrders } from '../../orders/waiting/latest-orders.server'
import { today } from '../../orders/waiting/today.server'
import { settings } from '../../settings/settings.server'
import { patternOf } from '../../texts/currency.server'
import { endpoint } from '../api/endpoint'
import { may } from '../rights/rights'
import { countTasks } from './tasks.server'
import { type Start, TASKS, type Task } from './to-do'

const MOST_ORDERS = 8

export const startEndpoints = [
  /** Asked for each minute and with each order: only what indexes answer. */
  endpoint({
    method: 'GET',
    path: '/start',
    right: 'signed-in',
    handle: async ({ db, staff: { role } }): Promise<Start> => {
      const counts = await countTasks(db)
      const day = await today(db, settings().shop.timeZone)
      const latest = may(role, 'orders.read') ? await latestOrders(db, MOST_ORDERS) : []
      return {
        todo: (Object.keys(TASKS) as Task[])
          .filter((task) => may(role, TASKS[task].right))
          .map((task) => ({ task, count: counts[task] ?? 0 }))
          .filter(({ count }) => count > 0),
        today: {
          ...day,
          sums: may(role, 'reports.read')
            ? day.sums.map((sum) => ({ ...sum, pattern: patternOf('en', sum.currency) }))
            : [],
        },
        latest: latest.map(({ currency, ...order }) => ({
          ...order,
          pattern: patternOf('en', currency),
        })),
      }
    },
  }),
]
