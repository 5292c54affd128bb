import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { DeskError } from '../../client/desk-fetch'
import { deskFetch } from '../../client/desk-fetch'
import { useChange } from '../../client/use-data'
import { useOrderMoney } from '../order-formats'
import type { OrderView } from './order-view'

export interface OpenOrder {
  view: OrderView
  money(amount: number): string
  /** Sends the version that was seen, so that a stale change is refused and shown. */
  change: ReturnType<typeof useOrderChange>
}

export const OrderContext = createContext<OpenOrder | undefined>(undefined)

export function useOrder() {
  const order = useContext(OrderContext)
  if (!order) throw new Error('no order is open')
  return order
}

interface Asked {
  method?: 'POST' | 'PUT' | 'DELETE'
  /** Path below the order. */
  path: string
  body?: object
}

/** Runs one change of the order at a time. */
export const useOrderChange = (number: string, version: number, onOwn: () => void) =>
  useChange<Asked, { changed?: boolean; amount?: number }>(
    ({ method = 'POST', path, body }) =>
      deskFetch(method, `/orders/${number}${path}`, { version, ...body }),
    ['/orders', '/start'],
    { onMutate: onOwn, onSettled: onOwn },
  )

export type OrderChange = OpenOrder['change']
export type ChangeError = DeskError | null

/** One's own change is reread this soon after it, in milliseconds. */
const OWN_MS = 3000

/** Tells whether somebody else changed the order while it was viewed. */
export function useChangedByOther(version: number | undefined) {
  const seen = useRef(version)
  const own = useRef(0)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (seen.current !== undefined && version !== seen.current)
      setChanged(Date.now() - own.current > OWN_MS)
    seen.current = version
  }, [version])
  return {
    changed,
    onOwn: () => {
      own.current = Date.now()
    },
    close: () => setChanged(false),
  }
}

export const useMoneyOf = (currency: string) => {
  const money = useOrderMoney()
  return (amount: number) => money(amount, currency)
}
