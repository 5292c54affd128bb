import { z } from 'zod'
import { addressOfCustomer } from '../../orders/customers/customer.server'
import { listAccountsWithoutOrders, listBuyers } from '../../orders/customers/customers.server'
import { BUYER_SORTS } from '../../orders/customers/sorted-buyers.server'
import { shopCurrency } from '../../texts/currency.server'
import { DeskFault, endpoint, pageFrom, pageNumber, pageOf } from '../api/endpoint'
import { describeCustomer } from './describe-customer.server'

export const customerEndpoints = [
  endpoint('GET /customers', 'customers.read', {
    input: z.object({
      search: z.string().trim().max(200).default(''),
      kind: z.enum(['buyers', 'accounts']).default('buyers'),
      sort: z.enum(BUYER_SORTS).default('-last'),
      page: pageNumber,
    }),
    handle: async ({ db, input: { search, kind, sort, page } }) => {
      const list = kind === 'buyers' ? listBuyers : listAccountsWithoutOrders
      const asked = { search, sort, currency: shopCurrency(), ...pageFrom(page) }
      return pageOf(await list(db, asked), page)
    },
  }),
  endpoint('GET /customers/:id', 'customers.read', async ({ db, params }) => {
    const address = await addressOfCustomer(db, params.id ?? '')
    if (!address) throw noCustomer()
    return describeCustomer(db, address)
  }),
]

export const noCustomer = () =>
  new DeskFault(404, 'no_customer', 'There is no such customer, or nothing is held any more.')
