import type { FakeAnswer } from '../fake-host'
import { stripeRefusal } from './stripe-acts'
import type { StripeBooks } from './stripe-books'

interface Transaction {
  id: string
  type: string
  reporting_category: string
  amount: number
  fee: number
  currency: string
  source: { id: string; object: string } & Record<string, unknown>
}

interface Payout {
  id: string
  amount: number
  currency: string
  created: number
  arrival_date: number
  automatic: boolean
  reconciliation_status: string
  status: string
  failure_code: string | null
  failure_message: string | null
  failure_balance_transaction: string | null
}

const DAY = 86_400
/** The fee of a dispute in addition to its amount, in the currency's own units. */
export const DISPUTE_FEE = 1500
/** Rows of a page, so that a client must turn it. */
const AT_ONCE = 2

/**
 * Keeps the balance of the fake of Stripe and pays it out as an automatic schedule does: all that moved
 * since the payout before goes into the next one of its currency. Written after docs.stripe.com: the
 * objects payout and balance_transaction, "Payout reconciliation" and "Reporting categories".
 */
export function stripeBalance(books: StripeBooks) {
  const { sessions, refunds, disputes, newId, seconds, sessionOf } = books
  const payouts: Payout[] = []
  const held = new Map<string, string>()
  const returned: Transaction[] = []
  const extra: Transaction[] = []
  const currencyOf = (intent: string) => sessionOf(intent)?.intent?.currency ?? ''

  /** All that ever moved on the balance, but for payouts that went. */
  function moved(): Transaction[] {
    const rows: Transaction[] = []
    const add = (row: Omit<Transaction, 'id'>, id: string) => rows.push({ ...row, id: `txn_${id}` })
    for (const { intent } of sessions) {
      if (!intent?.received) continue
      const { id, received: amount, currency } = intent
      const source = { id: `ch_${id}`, object: 'charge', payment_intent: id, amount, currency }
      const fee = Math.round(amount * 0.03)
      add({ type: 'charge', reporting_category: 'charge', amount, fee, currency, source }, id)
    }
    for (const refund of refunds) {
      const { id, amount, currency, status, payment_intent, failure_reason } = refund
      const source = { id, object: 'refund', payment_intent, amount, currency }
      const row = { fee: 0, currency, source }
      const went = status === 'succeeded' || failure_reason !== undefined
      if (went) add({ ...row, type: 'refund', reporting_category: 'refund', amount: -amount }, id)
      if (failure_reason !== undefined)
        add(
          { ...row, type: 'refund_failure', reporting_category: 'refund_failure', amount },
          `${id}_failed`,
        )
    }
    for (const { id, amount, payment_intent, status } of disputes) {
      const currency = currencyOf(payment_intent)
      const source = { id, object: 'dispute', payment_intent, amount, currency }
      const row = { type: 'adjustment', currency, source }
      add({ ...row, reporting_category: 'dispute', amount: -amount, fee: DISPUTE_FEE }, id)
      if (status === 'won')
        add({ ...row, reporting_category: 'dispute_reversal', amount, fee: 0 }, `${id}_won`)
    }
    return [...rows, ...extra, ...returned]
  }

  const payoutJson = (payout: Payout) => ({ object: 'payout', method: 'standard', ...payout })
  const transactionJson = (row: Transaction, isExpanded: boolean) => ({
    object: 'balance_transaction',
    ...row,
    net: row.amount - row.fee,
    source: isExpanded ? row.source : row.source.id,
  })

  function listed<Row extends { id: string }>(rows: readonly Row[], query: URLSearchParams) {
    const start = rows.findIndex(({ id }) => id === query.get('starting_after')) + 1
    const data = rows.slice(start, start + AT_ONCE)
    return { object: 'list', data, has_more: rows.length > start + AT_ONCE }
  }

  function transactionsOf(payout: Payout): Transaction[] {
    const { id, amount, currency } = payout
    const source = { id, object: 'payout' }
    const own = { type: 'payout', reporting_category: 'payout', currency, fee: 0, source }
    const parts = moved().filter((row) => held.get(row.id) === id)
    return [{ ...own, id: `txn_${id}`, amount: -amount }, ...parts.toReversed()]
  }

  return {
    payouts,
    /** What Stripe says to a restricted key that may not read payouts. */
    refuses: '',
    /** Answers the two lists; undefined for any other path. */
    answer(path: string, query: URLSearchParams): FakeAnswer | undefined {
      if (path === '/v1/payouts' && this.refuses)
        return stripeRefusal(403, { type: 'invalid_request_error', message: this.refuses })
      if (path === '/v1/payouts') {
        const since = Number(query.get('created[gte]') ?? 0)
        const rows = payouts.filter(({ created }) => created >= since).toReversed()
        return { json: listed(rows.map(payoutJson), query) }
      }
      if (path !== '/v1/balance_transactions') return undefined
      const payout = payouts.find(({ id }) => id === query.get('payout'))
      if (!payout)
        return stripeRefusal(404, { code: 'resource_missing', message: 'No such payout' })
      if (!payout.automatic)
        return stripeRefusal(400, {
          message: 'Balance transaction history can only be filtered on automatic transfers',
        })
      const isExpanded = query.getAll('expand[]').includes('data.source')
      const rows = transactionsOf(payout).map((row) => transactionJson(row, isExpanded))
      return { json: listed(rows, query) }
    },
    /** Pays out all that moved in a currency; a payout by hand takes an amount and names nothing. */
    payOut(currency: string, { byHand }: { byHand?: number } = {}) {
      const id = newId('po')
      let amount = byHand ?? 0
      for (const row of byHand === undefined ? moved() : []) {
        if (held.has(row.id) || row.currency !== currency) continue
        held.set(row.id, id)
        amount += row.amount - row.fee
      }
      const isAutomatic = byHand === undefined
      const payout: Payout = {
        ...{ id, amount, currency, created: seconds(), automatic: isAutomatic },
        arrival_date: Math.ceil((seconds() + 2 * DAY) / DAY) * DAY,
        reconciliation_status: isAutomatic ? 'completed' : 'not_applicable',
        status: 'in_transit',
        ...{ failure_code: null, failure_message: null, failure_balance_transaction: null },
      }
      payouts.push(payout)
      return payout
    },
    /** The bank sends a payout back, which may have been paid; its money joins the next one. */
    failPayout(payout: Payout) {
      const { id, amount, currency } = payout
      const back = { id: `txn_${id}_failed`, amount, currency, fee: 0 }
      const kind = { type: 'payout_failure', reporting_category: 'payout_reversal' }
      returned.push({ ...back, ...kind, source: { id, object: 'payout' } })
      Object.assign(payout, {
        ...{ status: 'failed', failure_code: 'account_closed' },
        failure_message: 'The bank account has been closed',
        failure_balance_transaction: back.id,
      })
    },
    /** Moves money that belongs to no payment of the shop: Stripe's own fee, or another's charge. */
    moveElse(currency: string, category: 'fee' | 'charge', amount: number) {
      const type = category === 'fee' ? 'stripe_fee' : 'charge'
      const id = newId(category)
      const source =
        category === 'fee'
          ? { id, object: 'fee' }
          : { id, object: 'charge', payment_intent: `pi_${id}`, amount, currency }
      const row = { type, reporting_category: category, amount, fee: 0, currency, source }
      extra.push({ ...row, id: `txn_${id}` })
    },
  }
}
