import { z } from 'zod'
import { endpoint } from '../../api/endpoint'
import { pageNumber } from '../../api/paging'
import { lowStock } from './low-stock.server'

export const lowEndpoint = endpoint({
  method: 'GET',
  path: '/products/low',
  right: 'products.read',
  input: z.object({ page: pageNumber }),
  handle: async ({ db, input }) => lowStock(db, input.page),
})
