import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useOrderMoney } from '../order-formats'
import type { OrderView } from './order-view'
import { changedByOthers, type VersionSpan } from './own-changes'

interface OpenOrder {
  view: OrderView
  money(amount: number): string
  /** Sends the version that was seen, so that a stale change is refused and shown. */
  change: ReturnType<typeof useOrderChange>
  /** Sends a change with the version that its dialog was opened with. */
  send: SendChange
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

/** Sends a request that changes the order; its answer tells the versions before and after. */
type SendChange = <Answer>(asked: Asked) => Promise<Answer>

/** Runs one change of the order at a time. */
export const useOrderChange = (version: number, send: SendChange) =>
  useChange<Asked, { changed?: boolean; amount?: number }>(
    ({ body, ...asked }) => send({ ...asked, body: { version, ...body } }),
    ['/orders', '/start'],
  )

/**
 * Sends changes of an order, and tells whether somebody else changed it while it was viewed. While
 * a change is under way it does not judge: a new version may be read before the answer arrives.
 */
export function useWatchedOrder(number: string, version: number) {
  const seen = useRef(version)
  const [own, setOwn] = useState<readonly VersionSpan[]>([])
  const [pending, setPending] = useState(0)
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    if (pending > 0 || version === seen.current) return
    setChanged(changedByOthers(seen.current, version, own))
    seen.current = version
  }, [version, pending, own])
  const send: SendChange = async <Answer>({ method = 'POST', path, body }: Asked) => {
    setPending((count) => count + 1)
    try {
      const answer = await deskFetch<Answer & { versions?: VersionSpan }>(
        method,
        `/orders/${number}${path}`,
        body,
      )
      const { versions } = answer
      if (versions) setOwn((before) => [...before, versions])
      return answer
    } finally {
      setPending((count) => count - 1)
    }
  }
  return { changed, send, close: () => setChanged(false) }
}

export const useMoneyOf = (currency: string) => {
  const money = useOrderMoney()
  return (amount: number) => money(amount, currency)
}
