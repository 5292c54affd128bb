import { z } from 'zod'
import { listSearches } from '../../catalogue/searches/search-figures.server'
import { isPublic } from '../../content/opening/is-public.server'
import { openingState } from '../../content/opening/opening-state.server'
import { previewKey } from '../../content/opening/preview-key.server'
import { latestOrders } from '../../orders/waiting/latest-orders.server'
import { today } from '../../orders/waiting/today.server'
import { settings } from '../../settings/settings.server'
import { patternOf } from '../../texts/currency.server'
import { endpoint } from '../api/endpoint'
import { may } from '../rights/rights'
import { lastDays } from '../search/rule-endpoints'
import { changeSettings } from '../settings/change-settings.server'
import { countTasks } from './tasks.server'
import { type Start, TASKS } from './to-do'

const MOST_ORDERS = 8
const MOST_SEARCHES = 10
const SEARCHED_DAYS = 7

export const startEndpoints = [
  /** Each minute and each order read this, so that only indexes are used. */
  endpoint('GET /start', 'signed-in', async ({ db, staff: { role } }): Promise<Start> => {
    const todo = await countTasks(db)
    const day = await today(db, settings().shop.timeZone)
    const latest = may(role, 'orders.read') ? await latestOrders(db, MOST_ORDERS) : []
    const searches = may(role, 'reports.read')
      ? await listSearches(db, lastDays(SEARCHED_DAYS), { by: 'lost', most: MOST_SEARCHES })
      : undefined
    const steps = may(role, 'settings.change') ? await openingState(db) : []
    return {
      opening: steps.every(({ done }) => done) ? [] : steps,
      todo: todo.filter(({ task }) => may(role, TASKS[task].right)),
      today: {
        ...day,
        sums: may(role, 'reports.read')
          ? day.sums.map((sum) => ({ ...sum, pattern: patternOf('en', sum.currency) }))
          : [],
      },
      searches: (searches?.rows ?? []).map(({ text, visitors, unanswered, left }) => ({
        ...{ text, visitors, unanswered, left },
      })),
      latest: latest.map(({ currency, name, ...order }) => ({
        ...order,
        name: may(role, 'customers.read') ? name : '',
        pattern: patternOf('en', currency),
      })),
    }
  }),
  endpoint('GET /opening', 'settings.change', async ({ db }) => ({
    steps: await openingState(db),
  })),
  endpoint('PUT /opening', 'settings.change', {
    input: z.object({ open: z.boolean() }),
    handle: async ({ db, input: { open }, ...call }) => {
      await changeSettings(db, call, { 'shop.open': open }, undefined)
      return {}
    },
  }),
  /** The link shows the shop while strangers see that it is closed. */
  endpoint('GET /opening/preview', 'settings.change', async ({ db }) => ({
    href: settings().shop.open || !isPublic() ? '/' : `/?preview=${await previewKey(db)}`,
  })),
]
