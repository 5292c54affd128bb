import { addressLines } from '../orders/order/address'
import type { Billing, Order } from '../orders/order/order'

/** Returns the addresses of orders, each once, in the order of the orders. */
export function addressesOf(orders: Pick<Order, 'billing'>[]): Billing[] {
  const byLines = new Map<string, Billing>()
  for (const { billing } of orders) {
    const key = addressLines(billing).join('\n').toLowerCase()
    if (!byLines.has(key)) byLines.set(key, billing)
  }
  return [...byLines.values()]
}
