import type { OrderProblem, PlacedOrder } from '../orders/order'

/**
 * One attempt to order: a key that goes with every try until the shop has acknowledged one, and
 * the requests whose outcome is not known. Kept for the tab, so that a reload changes nothing.
 */
interface Attempt {
  key: string
  unanswered: string[]
}

export type Outcome =
  /** `earlier`: an unanswered request before this one had arrived; this is its order. */
  | { kind: 'placed'; order: PlacedOrder; earlier: boolean }
  | { kind: 'refused'; problem: OrderProblem }
  /** It may have arrived or not; trying again with the same key is safe. */
  | { kind: 'unanswered'; offline: boolean }

const STORED = 'checkout-attempt'
const TIMEOUT_MS = 30_000

/** Sends an order (JSON). However often and in whatever state of the network, it is placed once. */
export async function sendOrder(body: string, headers: Record<string, string> = {}) {
  const attempt = current()
  if (!attempt.unanswered.includes(body)) attempt.unanswered.push(body)
  keep(attempt)
  const outcome = await post(attempt, body, headers)
  if (outcome.kind !== 'refused' || outcome.problem.code !== 'idempotency_key_reused')
    return outcome
  // Another request of this attempt did arrive. It answers to its own words only.
  for (const other of attempt.unanswered.toReversed()) {
    const found = await post(attempt, other, headers)
    if (found.kind === 'placed') return { ...found, earlier: true }
    if (found.kind === 'unanswered') return found
  }
  keep(undefined)
  return outcome
}

/** The last request that got no answer, if there is one. */
export const unansweredOrder = (): string | undefined => current().unanswered.at(-1)

async function post(
  attempt: Attempt,
  body: string,
  headers: Record<string, string>,
): Promise<Outcome> {
  try {
    const response = await fetch('/api/orders', {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': attempt.key },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) return { kind: 'unanswered', offline: false }
    // A session that ended meanwhile is no reason to refuse a guest.
    if (response.status === 401 && headers.Authorization) return post(attempt, body, {})
    const answer = await response.json()
    if (response.ok) {
      keep(undefined)
      return { kind: 'placed', order: answer, earlier: false }
    }
    attempt.unanswered = attempt.unanswered.filter((other) => other !== body)
    keep(attempt)
    return { kind: 'refused', problem: answer }
  } catch {
    return { kind: 'unanswered', offline: !navigator.onLine }
  }
}

/** Without storage the attempt lives as long as the page. */
let inMemory: Attempt | undefined

function current(): Attempt {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null')
    if (typeof stored?.key === 'string' && Array.isArray(stored.unanswered)) return stored
  } catch {}
  return inMemory ?? { key: newKey(), unanswered: [] }
}

function keep(attempt: Attempt | undefined) {
  inMemory = attempt
  try {
    if (attempt) sessionStorage.setItem(STORED, JSON.stringify(attempt))
    else sessionStorage.removeItem(STORED)
  } catch {}
}

/** 128 random bits; `crypto.randomUUID` is missing where the shop is not served over TLS. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
