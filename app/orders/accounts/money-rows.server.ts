import type { Connection, Database } from '../../database/tables.server'
import type { Slot } from '../../database/time-slots.server'
import type { CsvCell } from '../../files/csv'
import { payoutFinder, tellsPayouts } from '../../payments/payouts/paid-out.server'
import { plainMoney } from '../../texts/currency.server'
import type { MoneyKind } from '../order/tables.server'

/** Times are UTC: `2026-11-21 18:05:33`; amounts have the decimals of the payment's currency. */
export const MONEY_HEAD = [
  ...['provider', 'moved', 'kind', 'order', 'payment', 'providerPayment', 'providerReference'],
  ...['currency', 'amount', 'payout', 'payoutArrives', 'payoutStatus'],
]

/** Stands for the payout where the provider has no list of payouts. */
export const NOT_TOLD = 'not told by the provider'

/** What a movement does to the money that a provider owes the shop. */
const SIGNS: Record<Exclude<MoneyKind, 'cash_received'>, 1 | -1> = {
  captured: 1,
  fee: -1,
  refund: -1,
  given_back: -1,
  refund_reversed: 1,
  chargeback: -1,
  chargeback_reversed: 1,
}

const ROWS = 500

/**
 * Yields a row for each movement of money at a provider in the span, whose signed amounts sum to what
 * the provider pays out of it, less its fees of disputes and of the account (payout-rows). Each names
 * its payout, once the provider told it. A refund counts when its money went, and not at all when it never did.
 */
export async function* moneyTable(db: Database, span: Slot): AsyncGenerator<CsvCell[]> {
  yield MONEY_HEAD
  for (let after = { moved: span.from, id: '' }; ; ) {
    const rows = await movedAfter(db, span, after)
    const refs = rows.map(({ payment_ref }) => payment_ref)
    const payoutOf = await payoutFinder(db, refs)
    for (const row of rows) yield [...rowOf(row), ...payoutCells(row, payoutOf)]
    const last = rows.at(-1)
    if (!last || rows.length < ROWS) return
    after = { moved: Number(last.moved), id: last.id }
  }
}

type Moved = Awaited<ReturnType<typeof movedAfter>>[number]

/** The desk's refund is booked as it is asked: its own row tells when the money went, if it did. */
const movedAfter = (db: Connection, span: Slot, after: { moved: number; id: string }) =>
  db
    .with('moved', (query) =>
      query
        .selectFrom('order_payments as money')
        .innerJoin('payment_attempts as attempt', 'attempt.id', 'money.attempt_id')
        .leftJoin('payment_refunds as asked', (join) =>
          join
            .onRef('asked.id', '=', 'money.reference')
            .on('money.kind', 'in', ['refund', 'refund_reversed']),
        )
        .select(['money.id', 'money.kind', 'money.order_id', 'money.amount', 'money.reference'])
        .select(['attempt.provider', 'attempt.currency', 'attempt.reference as payment'])
        .select(['attempt.payment_ref', 'attempt.provider_ref', 'asked.refund_ref'])
        .select((row) =>
          row
            .case()
            .when(row.and([row('asked.id', 'is not', null), row('money.kind', '=', 'refund')]))
            .then(row.ref('asked.done_at'))
            .when(row.and([row('asked.id', 'is not', null), row('asked.done_at', 'is', null)]))
            .then(null)
            .else(row.ref('money.at'))
            .end()
            .as('moved'),
        ),
    )
    .selectFrom('moved')
    .innerJoin('orders', 'orders.id', 'moved.order_id')
    .selectAll('moved')
    .select('orders.number')
    .where('moved.moved', '<', span.until)
    .where((row) =>
      row.or([
        row('moved.moved', '>', after.moved),
        row.and([row('moved.moved', '=', after.moved), row('moved.id', '>', after.id)]),
      ]),
    )
    .orderBy('moved.moved')
    .orderBy('moved.id')
    .limit(ROWS)
    .execute()

function rowOf(row: Moved): CsvCell[] {
  const kind = row.kind as keyof typeof SIGNS
  const moved = new Date(Number(row.moved)).toISOString().slice(0, 19).replace('T', ' ')
  return [
    ...[row.provider, moved, kind, row.number, row.payment],
    ...[row.payment_ref ?? row.provider_ref ?? '', row.refund_ref ?? row.reference ?? ''],
    row.currency,
    plainMoney(SIGNS[kind] * Number(row.amount), row.currency),
  ]
}

function payoutCells(
  { provider, payment_ref, kind, refund_ref, reference }: Moved,
  payoutOf: Awaited<ReturnType<typeof payoutFinder>>,
): CsvCell[] {
  const line = { provider, paymentRef: payment_ref, kind, reference: refund_ref ?? reference }
  const found = payoutOf(line)
  if (found) return [found.payoutRef, found.arrivesOn, found.status]
  return [tellsPayouts(provider) ? '' : NOT_TOLD, '', '']
}
