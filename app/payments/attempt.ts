import type { Reading } from './provider'

/** The statuses of an attempt with their ranks; an attempt only ever rises. */
const RANKS = {
  created: 0,
  pending: 1,
  authorized: 2,
  failed: 3,
  expired: 3,
  cancelled: 3,
  /** A person decides: the money differs from what was asked, or the provider holds it back. */
  review: 4,
  captured: 5,
} as const

export type AttemptStatus = keyof typeof RANKS

export const OPEN_STATUSES = ['created', 'pending', 'authorized'] as const

/** Tells whether an attempt may still be paid. */
export const isOpen = (status: AttemptStatus) => RANKS[status] < RANKS.failed

/** Tells whether an attempt ended without money. */
export const isEnded = (status: AttemptStatus) => RANKS[status] === RANKS.failed

/** What was asked of the provider; minor units of the currency. */
export interface AskedMoney {
  status: AttemptStatus
  amount: number
  currency: string
  reference: string
}

export type Mismatch = 'no_money' | 'other_amount' | 'other_currency' | 'other_reference'

interface Judged {
  /** The status after the reading. */
  status: AttemptStatus
  /** The reading took the attempt to `captured`, which happens once. */
  captured: boolean
  /** Why a person must look. */
  mismatch?: Mismatch | 'held'
  /** The shopper's money is reserved though the attempt has ended: it must be given free. */
  strayReserve: boolean
}

/**
 * Judges what a provider says of an attempt. A status never falls, captured money equals what was
 * asked to the last unit, and any other money is for a person.
 */
export function judge(asked: AskedMoney, reading: Reading): Judged {
  const mismatch = mismatchOf(asked, reading)
  const wanted = mismatch ? 'review' : reading.status
  const rises = RANKS[wanted] > RANKS[asked.status]
  const status = rises ? wanted : asked.status
  return {
    status,
    captured: rises && status === 'captured',
    ...(status === 'review' && { mismatch: mismatch ?? 'held' }),
    strayReserve: reading.status === 'authorized' && isEnded(asked.status),
  }
}

const TELLS_MONEY = ['authorized', 'captured', 'review']

function mismatchOf(
  asked: AskedMoney,
  { status, money, reference }: Reading,
): Mismatch | undefined {
  if (!TELLS_MONEY.includes(status)) return undefined
  if (reference !== undefined && reference !== asked.reference) return 'other_reference'
  if (!money) return status === 'captured' ? 'no_money' : undefined
  if (money.currency !== asked.currency) return 'other_currency'
  return money.amount === asked.amount ? undefined : 'other_amount'
}
