import { z } from 'zod'
import { personName } from '../../../orders/order/address'
import type { Billing } from '../../../orders/order/order'
import { OPEN_STATES, RETURN_STATES } from '../../../orders/returns/return-rules'
import { searchReturns } from '../../../orders/returns/search-returns.server'
import { endpoint, pageNumber } from '../../api/endpoint'
import { may } from '../../rights/rights'
import type { ReturnsAnswer } from './listed-return'

const SIZE = 50

/** Endpoints that list returns and withdrawals, which are answered on the order's page. */
export const returnEndpoints = [
  endpoint('GET /returns', 'orders.read', {
    input: z.object({
      state: z.enum(['open', 'all', ...RETURN_STATES]).default('open'),
      kind: z.enum(['return', 'withdrawal']).optional(),
      search: z.string().max(200).default(''),
      sort: z.enum(['asked', '-asked']).default('asked'),
      page: pageNumber,
    }),
    handle: async ({ db, staff, input }): Promise<ReturnsAnswer> => {
      const { state, kind, search, sort, page } = input
      const customers = may(staff.role, 'customers.read')
      const states = state === 'open' ? OPEN_STATES : state === 'all' ? RETURN_STATES : [state]
      const how = { page, size: SIZE, oldestFirst: sort === 'asked', customers }
      const { rows, more } = await searchReturns(db, { states, kind, search }, how)
      return {
        ...{ page, size: SIZE, total: (page - 1) * SIZE + rows.length, more },
        rows: rows.map(({ number, order, state, billing, requestedAt, lines, ...one }) => {
          return {
            id: number,
            order,
            kind: one.kind,
            state,
            name: customers ? personName(JSON.parse(billing) as Billing) : '',
            requestedAt,
            items: lines.map(({ title, quantity, reason }) => ({
              title,
              quantity,
              ...(reason && { reason }),
            })),
            refund: one.refund,
            currency: one.currency,
          }
        }),
      }
    },
  }),
]
