import type { Order } from '../orders/order/order'

/** Reads the orders of the signed-in shopper, the newest first. Throws when they cannot be read. */
export async function readOwnOrders() {
  const { idToken } = await import('../identity/browser/session')
  const response = await fetch('/api/orders', {
    headers: { Authorization: `Bearer ${await idToken()}` },
    signal: AbortSignal.timeout(30_000),
  })
  if (!response.ok) throw new Error(`GET /api/orders: ${response.status}`)
  return ((await response.json()) as { orders: Order[] }).orders
}
