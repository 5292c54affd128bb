import type { Connection } from '../../database/tables.server'
import { openedProvider } from '../open-providers.server'
import type { ProviderName } from '../provider'
import { currentState, type PaidOut, type PartKind, reachesBank } from './payout'

const PAYMENTS_AT_ONCE = 500

interface PaidPart extends PaidOut {
  provider: ProviderName
  paymentRef: string | null
  kind: PartKind
  /** The provider's id of the refund or dispute. */
  reference: string | null
}

/** A movement as the ledger names it; the provider's id tells refunds and disputes apart. */
interface LedgerLine {
  provider: ProviderName
  paymentRef: string | null
  kind: string
  reference: string | null
}

/** The parts of payouts that the ledger's kinds of money stand in. */
const PART_OF: Readonly<Record<string, PartKind>> = {
  captured: 'captured',
  fee: 'captured',
  refund: 'refund',
  given_back: 'refund',
  refund_reversed: 'refund_reversed',
  chargeback: 'chargeback',
  chargeback_reversed: 'chargeback_reversed',
}

/** Tells whether a movement of the ledger is this part of a payout. */
export const isPartOf = (
  part: { kind: PartKind; reference: string | null },
  line: { kind: string; reference: string | null },
) =>
  PART_OF[line.kind] === part.kind &&
  (part.kind === 'captured' || part.reference === line.reference)

/**
 * Returns a function that finds the payout of a movement of these payments. One that reaches the bank
 * counts before one that failed, then the later one.
 */
export async function payoutFinder(db: Connection, paymentRefs: readonly (string | null)[]) {
  const refs = [...new Set(paymentRefs)].filter((ref) => ref !== null)
  const parts: PaidPart[] = []
  for (let at = 0; at < refs.length; at += PAYMENTS_AT_ONCE)
    parts.push(...(await partsOfPayments(db, refs.slice(at, at + PAYMENTS_AT_ONCE))))
  const byPayment = Map.groupBy(parts, ({ paymentRef }) => paymentRef)
  return (line: LedgerLine): PaidOut | undefined => {
    const [best] = (byPayment.get(line.paymentRef) ?? [])
      .filter((part) => part.provider === line.provider && isPartOf(part, line))
      .toSorted(
        (one, other) =>
          Number(reachesBank(other.status)) - Number(reachesBank(one.status)) ||
          other.arrivesOn.localeCompare(one.arrivesOn),
      )
    return best && { payoutRef: best.payoutRef, arrivesOn: best.arrivesOn, status: best.status }
  }
}

async function partsOfPayments(db: Connection, refs: readonly string[]): Promise<PaidPart[]> {
  const rows = await db
    .selectFrom('payment_payout_parts as part')
    .innerJoin('payment_payouts as payout', 'payout.id', 'part.payout_id')
    .select(['payout.id', 'payout.provider', 'payout.payout_ref as payoutRef'])
    .select(['part.kind', 'part.payment_ref as paymentRef', 'part.reference'])
    .where('part.payment_ref', 'in', refs)
    .execute()
  const states = await statesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.flatMap(({ id, ...row }) => {
    const state = states.get(id)
    return state ? [{ ...row, arrivesOn: state.arrivesOn, status: state.status }] : []
  })
}

/** Returns what is so now of payouts, by their ids. */
export async function statesOf(db: Connection, payoutIds: readonly string[]) {
  const ids = [...new Set(payoutIds)]
  if (ids.length === 0) return new Map<string, Omit<PaidOut, 'payoutRef'>>()
  const rows = await db
    .selectFrom('payment_payout_states')
    .select(['payout_id', 'status', 'arrives_on as arrivesOn', 'told_at as toldAt'])
    .where('payout_id', 'in', ids)
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.payout_id)].flatMap(([id, told]) => {
      const now = currentState(told)
      return now ? [[id, { status: now.status, arrivesOn: now.arrivesOn }] as const] : []
    }),
  )
}

/** Tells whether a provider with which the shop has an account says what it pays out. */
export const tellsPayouts = (provider: ProviderName) =>
  openedProvider(provider)?.provider.payouts !== undefined
