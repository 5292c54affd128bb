import type { OrderProblem, PlacedOrder } from '../orders/order/order'

/**
 * One attempt to order: the idempotency key of its requests, and the bodies of those without a
 * response. It is stored for the tab, so that a reload does not start a second attempt. The key alone
 * is stored for all tabs until an order is acknowledged: another tab's order of the same cart is
 * refused if this one has arrived. `unanswered` is a name in stored data: do not change it.
 */
interface Attempt {
  key: string
  unanswered: string[]
}

export type OrderOutcome =
  /** `earlier` tells that an earlier request, which had arrived after all, placed the order. */
  | { kind: 'placed'; order: PlacedOrder; earlier: boolean }
  | { kind: 'refused'; problem: OrderProblem }
  /** The order may exist; trying again with the same key is safe. */
  | { kind: 'unanswered'; offline: boolean }

const STORED = 'checkout-attempt'
const SHARED = 'order-key'
const KEY = /^[0-9a-f]{32}$/
const TIMEOUT_MS = 30_000

/**
 * Sends an order (JSON). It is placed once, however often it is sent. When an order of another tab is
 * found instead, that is a refusal that names it, and the next one is an order of its own.
 */
export async function sendOrder(body: string, headers: Record<string, string> = {}) {
  const attempt = stored() ?? { key: sharedKey(), unanswered: [] }
  if (!attempt.unanswered.includes(body)) attempt.unanswered.push(body)
  store(attempt)
  const outcome = await post(attempt, body, headers)
  if (outcome.kind !== 'refused' || outcome.problem.code !== 'idempotency_key_reused')
    return outcome
  // An earlier request may have arrived; only the same body finds its order.
  for (const other of attempt.unanswered.toReversed()) {
    const found = await post(attempt, other, headers)
    if (found.kind === 'placed') return { ...found, earlier: true }
    if (attempt.unanswered.includes(other)) return found
  }
  end(attempt)
  return outcome
}

/** The key stays: an order that has arrived is told of all the same. */
export const forgetAttempt = () => store(undefined)

export const unansweredOrder = (): string | undefined => stored()?.unanswered.at(-1)

async function post(
  attempt: Attempt,
  body: string,
  headers: Record<string, string>,
): Promise<OrderOutcome> {
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) return { kind: 'unanswered', offline: false }
    // The session ended in the meantime: the order is placed as a guest's.
    if (response.status === 401 && headers.Authorization) return post(attempt, body, {})
    const result = await response.json()
    if (response.ok) {
      end(attempt)
      return { kind: 'placed', order: result, earlier: false }
    }
    // A request that came too often says nothing of an earlier one that may have arrived.
    if (response.status !== 429) {
      attempt.unanswered = attempt.unanswered.filter((other) => other !== body)
      store(attempt.unanswered.length > 0 ? attempt : undefined)
    }
    return { kind: 'refused', problem: result }
  } catch {
    return { kind: 'unanswered', offline: !navigator.onLine }
  }
}

/** Used where the browser refuses storage. */
let inMemory: Attempt | undefined

function stored(): Attempt | undefined {
  try {
    const found = JSON.parse(sessionStorage.getItem(STORED) ?? 'null')
    if (typeof found?.key === 'string' && Array.isArray(found.unanswered)) return found
  } catch {}
  return inMemory
}

function sharedKey() {
  const fresh = newKey()
  try {
    const found = localStorage.getItem(SHARED) ?? ''
    if (KEY.test(found)) return found
    localStorage.setItem(SHARED, fresh)
  } catch {}
  return fresh
}

function end({ key }: Attempt) {
  store(undefined)
  try {
    if (localStorage.getItem(SHARED) === key) localStorage.removeItem(SHARED)
  } catch {}
}

function store(attempt: Attempt | undefined) {
  inMemory = attempt
  try {
    if (attempt) sessionStorage.setItem(STORED, JSON.stringify(attempt))
    else sessionStorage.removeItem(STORED)
  } catch {}
}

/** Makes 128 random bits; `crypto.randomUUID` is missing where the shop is not served over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
