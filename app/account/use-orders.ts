import { useEffect, useState } from 'react'
import type { Shopper } from '../identity/browser/session'
import type { Order } from '../orders/order/order'
import { readOwnOrders } from './own-orders'

/** Undefined while they are read. */
export type OwnOrders = Order[] | 'failed' | undefined

/** Reads the shopper's orders; a confirmed address brings those that were placed as a guest. */
export function useOrders({ uid, emailVerified }: Shopper) {
  const [orders, setOrders] = useState<OwnOrders>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the server answers depends on both
  useEffect(() => {
    let over = false
    setOrders(undefined)
    readOwnOrders().then(
      (found) => over || setOrders(found),
      () => over || setOrders('failed'),
    )
    return () => {
      over = true
    }
  }, [uid, emailVerified])
  return orders
}
