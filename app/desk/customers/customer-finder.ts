import { listAccountsWithoutOrders, listBuyers } from '../../orders/customers/customers.server'
import { shopCurrency } from '../../texts/currency.server'
import type { Finder } from '../api/finder'

const MOST = 5

export const customerFinder: Finder = {
  kind: 'customers',
  right: 'customers.read',
  async find(db, search) {
    const asked = { search, from: 0, size: MOST, currency: shopCurrency() }
    const buyers = await listBuyers(db, asked)
    const accounts = buyers.length < MOST ? await listAccountsWithoutOrders(db, asked) : []
    return [...buyers, ...accounts].map(({ id, name, email }) => ({
      href: `/customers/${encodeURIComponent(id)}`,
      text: name || email,
      about: email,
    }))
  },
}
