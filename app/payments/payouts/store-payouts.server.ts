import type { Connection } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import type { ProviderName } from '../provider'
import type { ListedPayout, PayoutPart } from './payout'

const PARTS_AT_ONCE = 500

export interface KnownPayout {
  id: string
  amount: number
  currency: string
  /** What was told of it, as `status day`. */
  told: Set<string>
}

export const toldOf = ({ status, arrivesOn }: Pick<ListedPayout, 'status' | 'arrivesOn'>) =>
  `${status} ${arrivesOn}`

/** Returns a provider's payouts by its own ids. */
export async function knownPayouts(db: Connection, provider: ProviderName) {
  const rows = await db
    .selectFrom('payment_payouts as payout')
    .innerJoin('payment_payout_states as state', 'state.payout_id', 'payout.id')
    .select(['payout.id', 'payout_ref', 'amount', 'currency', 'status', 'arrives_on as arrivesOn'])
    .where('provider', '=', provider)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.payout_ref)].map(([ref, states]) => {
      const { id, amount, currency } = states[0] as (typeof rows)[number]
      const told = new Set(states.map(toldOf))
      return [ref, { id, amount: Number(amount), currency, told } satisfies KnownPayout]
    }),
  )
}

/**
 * Stores a payout with what it is made of. Returns its id, or undefined where another process stored
 * it meanwhile.
 */
export async function addPayout(
  connection: Connection,
  provider: ProviderName,
  listed: ListedPayout,
  parts: readonly PayoutPart[],
) {
  const payout = await connection
    .insertInto('payment_payouts')
    .values({
      id: timeOrderedId(),
      provider,
      payout_ref: listed.payoutRef,
      amount: listed.amount,
      currency: listed.currency,
      tells_parts: listed.parts === 'never' ? 0 : 1,
      found_at: Date.now(),
    })
    .onConflict((conflict) => conflict.columns(['provider', 'payout_ref']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!payout) return undefined
  await addPayoutState(connection, payout.id, listed)
  for (let at = 0; at < parts.length; at += PARTS_AT_ONCE)
    await connection
      .insertInto('payment_payout_parts')
      .values(parts.slice(at, at + PARTS_AT_ONCE).map((part) => rowOf(payout.id, part)))
      .execute()
  return payout.id
}

/** Stores what is told of a payout now; the same is stored once. */
export const addPayoutState = (
  connection: Connection,
  payoutId: string,
  { status, arrivesOn }: Pick<ListedPayout, 'status' | 'arrivesOn'>,
) =>
  connection
    .insertInto('payment_payout_states')
    .values({ payout_id: payoutId, status, arrives_on: arrivesOn, told_at: Date.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

const rowOf = (payoutId: string, part: PayoutPart) => ({
  payout_id: payoutId,
  part_ref: part.partRef,
  kind: part.kind,
  amount: part.amount,
  fee: part.fee,
  payment_ref: part.paymentRef ?? null,
  reference: part.reference ?? null,
  original_amount: part.original?.amount ?? null,
  original_currency: part.original?.currency ?? null,
})
