import { z } from 'zod'
import { isCountry } from '../../../orders/order/countries'
import {
  countStages,
  listQueue,
  MOST_ORDERS_COUNTED,
} from '../../../orders/queue/list-queue.server'
import { STAGES } from '../../../orders/queue/stage'
import { PAYMENTS } from '../../../settings/payments'
import { settings } from '../../../settings/settings.server'
import { dayEnd, dayStart } from '../../../texts/clocks/day-start'
import { endpoint, pageNumber } from '../../api/endpoint'
import { eventStream } from '../../api/events/event-stream.server'
import { may } from '../../rights/rights'
import { lookForOrders } from '../events/look.server'
import type { QueueAnswer, QueueCounts } from './queue-row'
import { queueRows } from './queue-rows.server'

const SIZE = 50

const day = z
  .string()
  .refine((text) => !Number.isNaN(dayStart(text, 'UTC')), 'A day such as 2026-11-22.')
const amount = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

const queueFilter = z.object({
  stage: z.enum(STAGES).optional(),
  /** Lists only cancelled orders whose money is to be given back. */
  owed: z.literal('1').optional(),
  search: z.string().max(200).default(''),
  payment: z.enum(PAYMENTS).optional(),
  country: z.string().refine(isCountry, 'A country’s two letters.').optional(),
  /** Both days inclusive, in the shop's time zone. */
  from: day.optional(),
  to: day.optional(),
  /** Minor units. */
  least: amount.optional(),
  most: amount.optional(),
})

export const queueEndpoints = [
  endpoint('GET /orders', 'orders.read', {
    input: queueFilter.extend({
      page: pageNumber,
      sort: z.enum(['placed', '-placed']).default('-placed'),
    }),
    handle: async ({ db, staff, input }): Promise<QueueAnswer> => {
      const { page, sort, from, to, owed, ...more } = input
      const customers = may(staff.role, 'customers.read')
      const { timeZone } = settings().shop
      const filter = {
        ...more,
        owed: owed !== undefined,
        ...(from !== undefined && { from: dayStart(from, timeZone) }),
        ...(to !== undefined && { until: dayEnd(to, timeZone) }),
      }
      const oldestFirst = sort === 'placed'
      const found = await listQueue(db, filter, { page, size: SIZE, oldestFirst, customers })
      const rows = await queueRows(db, found.ids, { customers })
      return {
        ...{ rows, page, size: SIZE, total: found.total, more: found.more },
      }
    },
  }),
  endpoint(
    'GET /orders/counts',
    'orders.read',
    async ({ db }): Promise<QueueCounts> => ({
      counts: await countStages(db, STAGES),
      most: MOST_ORDERS_COUNTED,
    }),
  ),
  endpoint('GET /events', 'orders.read', (call) => eventStream(call, lookForOrders)),
]
