import { requireRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { isPartOf } from '../../payments/payouts/paid-out.server'
import type { PartKind } from '../../payments/payouts/payout'
import type { PaymentPayoutPartsTable } from '../../payments/payouts/tables.server'

/** Money that the provider itself takes, keeps and returns: the shop has no books of it. */
const OF_PROVIDER: ReadonlySet<PartKind> = new Set(['fee', 'held', 'returned'])
const TAKES_AWAY: ReadonlySet<PartKind> = new Set(['refund', 'chargeback'])
const PAYMENTS_AT_ONCE = 500

interface ComparedPayout {
  /** What the shop's books say that the payout should be, in minor units of its currency. */
  expected: number
  /** The provider's ids of parts that the books lack or have otherwise. */
  differing: string[]
  /** The attempts of those parts. */
  attemptIds: string[]
}

type Part = PaymentPayoutPartsTable
type Booked = Awaited<ReturnType<typeof bookedOf>>[number]

/**
 * Compares a payout with the ledger, part by part. Returns undefined where it is as the books say, and
 * where nothing in it is the shop's: others may share the account.
 */
export async function comparePayout(
  connection: Connection,
  payoutId: string,
): Promise<ComparedPayout | undefined> {
  const payout = await requireRow(connection, 'payment_payouts', { id: payoutId })
  const parts = await connection
    .selectFrom('payment_payout_parts')
    .selectAll()
    .where('payout_id', '=', payoutId)
    .orderBy('part_ref')
    .execute()
  const refs = [...new Set(parts.flatMap(({ payment_ref }) => payment_ref ?? []))]
  const booked: Booked[] = []
  for (let at = 0; at < refs.length; at += PAYMENTS_AT_ONCE)
    booked.push(
      ...(await bookedOf(connection, payout.provider, refs.slice(at, at + PAYMENTS_AT_ONCE))),
    )
  if (booked.length === 0) return undefined
  const byPayment = Map.groupBy(booked, ({ payment_ref }) => payment_ref ?? '')
  const done: ComparedPayout = { expected: 0, differing: [], attemptIds: [] }
  for (const part of parts) {
    const lines = byPayment.get(part.payment_ref ?? '') ?? []
    const money = OF_PROVIDER.has(part.kind) ? toldOfPart(part) : bookedMoney(part, payout, lines)
    done.expected += money.amount - money.fee
    if (money.amount === Number(part.amount) && money.fee === Number(part.fee)) continue
    done.differing.push(part.reference ?? part.payment_ref ?? part.part_ref)
    if (lines[0]) done.attemptIds.push(lines[0].attempt_id)
  }
  const isAsBooked = done.expected === Number(payout.amount) && done.differing.length === 0
  return isAsBooked ? undefined : done
}

const toldOfPart = ({ amount, fee }: Part) => ({ amount: Number(amount), fee: Number(fee) })

/** Returns what the books say of a part, in the payout's currency; nothing where they lack it. */
function bookedMoney(part: Part, payout: { currency: string }, lines: readonly Booked[]) {
  const told = toldOfPart(part)
  const [first] = lines
  const line = lines.find(({ kind, reference, refund_ref }) =>
    kind === 'fee' ? false : isPartOf(part, { kind, reference: refund_ref ?? reference }),
  )
  if (!first || !line) return { amount: 0, fee: 0 }
  const amount = (TAKES_AWAY.has(part.kind) ? -1 : 1) * Number(line.money)
  if (first.currency !== payout.currency) {
    const isSame =
      part.original_currency === first.currency && Number(part.original_amount) === amount
    return isSame ? told : { amount: 0, fee: 0 }
  }
  // The books know the fee of a payment; that of a dispute is the provider's own.
  if (part.kind !== 'captured') return { amount, fee: told.fee }
  return { amount, fee: Number(lines.find(({ kind }) => kind === 'fee')?.money ?? 0) }
}

/** Returns the ledger's movements of payments, with the provider's ids of refunds. */
const bookedOf = (connection: Connection, provider: string, paymentRefs: readonly string[]) =>
  connection
    .selectFrom('payment_attempts as attempt')
    .innerJoin('order_payments as money', 'money.attempt_id', 'attempt.id')
    .leftJoin('payment_refunds as asked', 'asked.id', 'money.reference')
    .select(['attempt.id as attempt_id', 'attempt.payment_ref', 'attempt.currency'])
    .select(['money.kind', 'money.amount as money', 'money.reference', 'asked.refund_ref'])
    .where('attempt.provider', '=', provider as never)
    .where('attempt.payment_ref', 'in', paymentRefs)
    .execute()
