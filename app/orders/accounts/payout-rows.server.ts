import { idsOf } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import type { CsvCell } from '../../files/csv'
import { statesOf, tellsPayouts } from '../../payments/payouts/paid-out.server'
import type { PartKind } from '../../payments/payouts/payout'
import type { ProviderName } from '../../payments/provider'
import { plainMoney } from '../../texts/currency.server'
import { shopDay } from '../order/shop-day.server'
import { NOT_TOLD } from './money-rows.server'

/** `payments` to `other` sum to the amount; days are as the provider tells them. */
export const PAYOUT_HEAD = [
  ...['provider', 'payout', 'arrives', 'status', 'currency', 'amount'],
  ...['payments', 'refunds', 'disputes', 'fees', 'other'],
]

const COLUMNS = ['payments', 'refunds', 'disputes', 'fees', 'other'] as const
type Column = (typeof COLUMNS)[number]

const COLUMN_OF: Record<PartKind, Column> = {
  captured: 'payments',
  refund: 'refunds',
  refund_reversed: 'refunds',
  chargeback: 'disputes',
  chargeback_reversed: 'disputes',
  fee: 'fees',
  held: 'other',
  returned: 'other',
  other: 'other',
}

const PAYOUTS_AT_ONCE = 500

/**
 * Yields a row for each payout that arrives in the span, with what it is made of, and one for each
 * provider whose money moved then and which tells no payouts.
 */
export async function* payoutsTable(db: Database, span: Slot): AsyncGenerator<CsvCell[]> {
  yield PAYOUT_HEAD
  const [first, last] = [shopDay(span.from), shopDay(span.until - 1)]
  const found = await arrivingBetween(db, first, last)
  for (let at = 0; at < found.length; at += PAYOUTS_AT_ONCE) {
    const payouts = found.slice(at, at + PAYOUTS_AT_ONCE)
    const sums = await sumsOfParts(db, idsOf(payouts))
    for (const payout of payouts) yield rowOf(payout, sums.get(payout.id) ?? [])
  }
  for (const provider of await movedAt(db, span))
    if (!tellsPayouts(provider)) yield [provider, NOT_TOLD, ...PAYOUT_HEAD.slice(2).map(() => '')]
}

type Found = Awaited<ReturnType<typeof arrivingBetween>>[number]

/** A payout counts on the day that holds now, the earliest first. */
async function arrivingBetween(db: Connection, first: string, last: string) {
  const rows = await db
    .selectFrom('payment_payouts')
    .select(['id', 'provider', 'payout_ref', 'amount', 'currency', 'tells_parts'])
    .where('id', 'in', (query) =>
      query
        .selectFrom('payment_payout_states')
        .select('payout_id')
        .where('arrives_on', '>=', first)
        .where('arrives_on', '<=', last),
    )
    .orderBy('payout_ref')
    .execute()
  const states = await statesOf(db, idsOf(rows))
  return rows
    .flatMap((row) => {
      const state = states.get(row.id)
      return state ? [{ ...row, ...state }] : []
    })
    .filter(({ arrivesOn }) => arrivesOn >= first && arrivesOn <= last)
    .sort((one, other) => one.arrivesOn.localeCompare(other.arrivesOn))
}

async function sumsOfParts(db: Connection, payoutIds: readonly string[]) {
  const rows = await db
    .selectFrom('payment_payout_parts')
    .select(['payout_id', 'kind'])
    .select((row) => [row.fn.sum('amount').as('amount'), row.fn.sum('fee').as('fee')])
    .where('payout_id', 'in', payoutIds)
    .groupBy(['payout_id', 'kind'])
    .execute()
  return Map.groupBy(rows, ({ payout_id }) => payout_id)
}

type Sum = Pick<
  Awaited<ReturnType<typeof sumsOfParts>> extends Map<string, (infer Row)[]> ? Row : never,
  'kind' | 'amount' | 'fee'
>

function rowOf(payout: Found, sums: readonly Sum[]): CsvCell[] {
  const { provider, payout_ref, arrivesOn, status, currency } = payout
  const told: Record<Column, number> = { payments: 0, refunds: 0, disputes: 0, fees: 0, other: 0 }
  for (const { kind, amount, fee } of sums) {
    told[COLUMN_OF[kind]] += Number(amount)
    told.fees -= Number(fee)
  }
  const parts = COLUMNS.map((column) => plainMoney(told[column], currency))
  return [
    ...[provider, payout_ref, arrivesOn, status, currency],
    plainMoney(Number(payout.amount), currency),
    ...(payout.tells_parts === 1 ? parts : [NOT_TOLD, '', '', '', '']),
  ]
}

/** Returns the providers whose money moved in a span. */
async function movedAt(db: Connection, { from, until }: Slot): Promise<ProviderName[]> {
  const rows = await db
    .selectFrom('order_payments as money')
    .innerJoin('payment_attempts as attempt', 'attempt.id', 'money.attempt_id')
    .select('attempt.provider')
    .where('money.at', '>=', from)
    .where('money.at', '<', until)
    .groupBy('attempt.provider')
    .orderBy('attempt.provider')
    .execute()
  return rows.map(({ provider }) => provider)
}
